// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/changes/deleting.h"
#include "ui/theme/icons.h"

#include <QDateTime>

namespace storedesk::ui::changes {

// Texts in the delete dialog for one resource. These are source texts, translated in the context
// "Deleting"; most contain a count.
struct DeleteWords
{
    catalogue::Resource resource;
    // Text for the title and the button, with verb, object and count.
    const char *act;
    const char *question;
    // Shown next to the typed count.
    const char *matches;
    // The data that is deleted permanently.
    const char *forEver;
    const char *stays;
    // A consequence that users may not expect; null if there is none.
    const char *odd;
    // Explains what the stored copy can be used for.
    const char *kept;
    // The consequence of deleting without a copy.
    const char *unkept;
    // Success message for the status bar; %1 is the store.
    const char *gone;
    // Shown if some records still exist.
    const char *left;
};

[[nodiscard]] const DeleteWords &deleteWordsOf(catalogue::Resource resource);
[[nodiscard]] QString deleteText(const char *text, int count = -1);

// One sentence about a consequence.
struct Consequence
{
    Icon icon = Icon::Info;
    Tone tone = Tone::Neutral;
    QString sentence = {};
    // The end of the sentence, shown in bold.
    QString stress = {};
};

// Returns the consequences in display order, from permanent loss to stored copies. Zero days means
// that no copy is stored.
[[nodiscard]] QList<Consequence>
consequencesOf(catalogue::Resource resource, const QList<storedesk::records::DeleteTarget> &targets,
               int retentionDays, const QDateTime &now);
// Describes the number of requests and how long they take at this rate; empty if the duration is
// negligible.
[[nodiscard]] QString durationOf(int reads, int deletes, int perMinute);

} // namespace storedesk::ui::changes
