// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/changes/deleting.h"
#include "ui/theme/icons.h"

#include <QDateTime>

namespace storedesk::ui::changes {

// What the dialog says about deleting records of one resource. Source texts, translated in the
// context "Deleting"; most of them come with a count.
struct DeleteWords
{
    catalogue::Resource resource;
    const char *act; // title and button: verb, object, count
    const char *question;
    const char *matches; // beside the typed count
    const char *forEver; // what goes
    const char *stays;
    const char *odd; // what people do not expect; null: nothing
    const char *kept; // what the copy is good for
    const char *unkept; // without a copy
    const char *gone; // the end, told in the status bar; %1 is the store
    const char *left; // some are still there
};

[[nodiscard]] const DeleteWords &deleteWordsOf(catalogue::Resource resource);
[[nodiscard]] QString deleteText(const char *text, int count = -1);

// One sentence of the dialog.
struct Consequence
{
    Icon icon = Icon::Info;
    Tone tone = Tone::Neutral;
    QString sentence = {};
    QString stress = {}; // its last words, in bold
};

// From what goes for ever to what is kept, in the order of the dialog. No days: there is no copy.
[[nodiscard]] QList<Consequence> consequencesOf(catalogue::Resource resource,
                                                const QList<jobs::DeleteTarget> &targets,
                                                int keptDays, const QDateTime &now);
// How many requests, and how long they take at this many a minute; empty when it is no time at all.
[[nodiscard]] QString durationOf(int reads, int deletes, int perMinute);

} // namespace storedesk::ui::changes
