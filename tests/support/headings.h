// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHeaderView>
#include <QTableView>
#include <QTest>

namespace support {

// Clicks the heading of a column, as a user does to sort the table.
inline void clickHeading(QTableView &table, int column)
{
    auto *header = table.horizontalHeader();
    // Long tables scroll sideways.
    if (table.model()->rowCount() > 0)
        table.scrollTo(table.model()->index(0, column));
    QVERIFY(!header->isSectionHidden(column));
    const QPoint place(header->sectionViewportPosition(column) + 12, header->height() / 2);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
}

// Returns the texts of a column from top to bottom.
[[nodiscard]] inline QStringList columnTexts(const QTableView &table, int column)
{
    QStringList texts;
    for (int row = 0; row < table.model()->rowCount(); ++row)
        texts.append(table.model()->index(row, column).data().toString());
    return texts;
}

} // namespace support
