-- A quota of bytes must not read every note of a person: what they take up is kept as notes come, change and go.
CREATE TABLE IF NOT EXISTS `account_sizes` (`user_id` text PRIMARY KEY NOT NULL, `note_bytes` integer NOT NULL);
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS `bookmark_note_added` AFTER INSERT ON `bookmarks` WHEN NEW.`note` IS NOT NULL BEGIN INSERT INTO `account_sizes` (`user_id`, `note_bytes`) VALUES (NEW.`user_id`, length(CAST(NEW.`note` AS blob))) ON CONFLICT (`user_id`) DO UPDATE SET `note_bytes` = `note_bytes` + excluded.`note_bytes`; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS `bookmark_note_changed` AFTER UPDATE OF `note` ON `bookmarks` BEGIN INSERT INTO `account_sizes` (`user_id`, `note_bytes`) VALUES (NEW.`user_id`, coalesce(length(CAST(NEW.`note` AS blob)), 0) - coalesce(length(CAST(OLD.`note` AS blob)), 0)) ON CONFLICT (`user_id`) DO UPDATE SET `note_bytes` = `note_bytes` + excluded.`note_bytes`; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS `bookmark_note_removed` AFTER DELETE ON `bookmarks` WHEN OLD.`note` IS NOT NULL BEGIN UPDATE `account_sizes` SET `note_bytes` = `note_bytes` - length(CAST(OLD.`note` AS blob)) WHERE `user_id` = OLD.`user_id`; END;
--> statement-breakpoint
INSERT OR REPLACE INTO `account_sizes` (`user_id`, `note_bytes`) SELECT `user_id`, sum(length(CAST(`note` AS blob))) FROM `bookmarks` WHERE `note` IS NOT NULL GROUP BY `user_id`;
