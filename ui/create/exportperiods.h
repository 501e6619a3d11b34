// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

namespace storedesk::ui::create {

// From and to of one export, as its body says them.
struct ExportPeriod
{
    QString from;
    QString to;

    bool operator==(const ExportPeriod &) const = default;
};

// A range in periods that are short enough for one export each, without gap or overlap. Both ends
// of a period are in it. Empty: one of them is no date, or they are the wrong way round.
[[nodiscard]] QList<ExportPeriod> exportPeriods(const QString &from, const QString &to,
                                                bool wholeDays);

[[nodiscard]] QString wordsOf(const ExportPeriod &period);

} // namespace storedesk::ui::create
