// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QLocale>

#include <functional>
#include <optional>

namespace storedesk::ui::records {

// A column of rows from exports.
template <typename Row>
struct ExportColumn
{
    // The name by which the arrangement of the columns is stored.
    QLatin1StringView name = {};
    std::function<QString()> title;
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
    std::function<QString(const Row &)> text;
    std::function<bool(const Row &, const Row &)> less;
    // Whether the search includes the column.
    bool isSearched = false;
};

// Compares strings for sorting, ignoring case.
[[nodiscard]] inline bool isTextLess(const QString &left, const QString &right)
{
    return left.compare(right, Qt::CaseInsensitive) < 0;
}

// Returns the local day, with the time if it is known.
[[nodiscard]] inline QString exportTimeText(const std::optional<qint64> &time, bool isDay)
{
    if (!time)
        return {};
    const auto local = QDateTime::fromMSecsSinceEpoch(*time);
    return isDay ? QLocale().toString(local.date(), QLocale::ShortFormat)
                 : QLocale().toString(local, QLocale::ShortFormat);
}

// Returns a number in hundredths without superfluous decimals.
[[nodiscard]] inline QString unitsText(qint64 hundredths)
{
    return QLocale().toString(static_cast<double>(hundredths) / 100, 'f',
                              hundredths % 100 == 0 ? 0 : 2);
}

} // namespace storedesk::ui::records
