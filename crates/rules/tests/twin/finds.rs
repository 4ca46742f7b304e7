//! Where the engine is known not to follow the rulings yet. The twin says what is right and passes over these; a line goes when
//! the engine is put right.

/// U-38: the last region of declined Liches costs its conqueror nothing.
pub const LAST_LICHES_ARE_FREE: bool = false;

/// U-48: what both a relic and the bag that stands for it could do is listed twice.
pub const BAG_LISTS_TWICE: bool = false;

/// P-25: the tomb raider's ghost does not keep a region out of tolls.
pub const HAUNTED_PAY: bool = false;

/// U-48: ring or scepter and the bag that stands for it come together in a region of a declined race.
pub const BAG_DOUBLES_IN_DECLINE: bool = false;

/// U-31: the tomb raider's ghost stops Lizardmen.
pub const GHOST_BLOCKS_RIVERS: bool = false;

/// U-24, P-06: a relic made ready or the catapult takes the Wisps' die away.
pub const RELICS_STOP_WISPS: bool = false;

/// U-49, B-66: a race that vanishes is paid for its regions alone.
pub const VANISHING_IS_PAID_REGIONS: bool = false;

/// P-24: the Balrog may not enter an immune region of its own master.
pub const BALROG_SHUNS_OWN: bool = false;

/// P-31: a power that Stonehedge gives pays its conqueror for the fall of Stonehedge itself, and not its holder.
pub const STONEHEDGE_FALLS_UNPAID: bool = false;

/// U-31: Lizardmen enter through a river end in which the Balrog is.
pub const LIZARDS_PASS_BALROG: bool = false;

/// U-77: the Balrog moves again when the Pentacle's region is taken in the turn in which it moved.
pub const PENTACLE_TAKEN_ANEW: bool = false;

/// P-30: the fire of Flames follows printed borders alone.
pub const FIRE_NEEDS_BORDERS: bool = false;

/// B-136: Flying reaches rivers.
pub const RIVERS_ARE_FLOWN_TO: bool = false;

/// U-85: wealth from Stonehedge is paid again to a race that was picked this turn.
pub const STONEHEDGE_PAYS_AGAIN: bool = false;

/// F-17: the catapult jumps chasms.
pub const CHASMS_ARE_JUMPED: bool = false;

/// U-83: the bag that came from Stonehedge works on when Stonehedge is lost.
pub const BAG_OUTLIVES_STONEHEDGE: bool = false;

/// D-08, U-70: the scepter on a tower of Priestesses pays one coin.
pub const SCEPTER_PAYS_FOR_TOWERS: bool = false;
