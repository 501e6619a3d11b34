// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/columnspopup.h"

#include <QAbstractButton>
#include <QListWidget>
#include <QTest>

namespace support {

// Opens the list of columns with this button of a page and returns it.
inline storedesk::ui::ColumnsPopup *openColumnsPopup(QWidget &page, const QString &button)
{
    page.findChild<QAbstractButton *>(button)->click();
    auto *popup =
        page.findChildren<storedesk::ui::ColumnsPopup *>(QStringLiteral("columnsPopup")).last();
    return popup;
}

// Shows or hides the column with this technical name.
inline void toggleColumn(QWidget &page, const QString &button, const QString &column)
{
    auto *popup = openColumnsPopup(page, button);
    auto *list = popup->findChild<QListWidget *>(QStringLiteral("columnsToShow"));
    bool found = false;
    for (int row = 0; row < list->count(); ++row) {
        auto *item = list->item(row);
        if (item->data(storedesk::ui::ColumnsPopup::NameRole).toString() != column)
            continue;
        item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
        found = true;
    }
    QVERIFY2(found, qPrintable(column));
    QVERIFY2(popup->isVisible(), "the list closes on each tick");
    delete popup;
}

inline void pressInColumnsPopup(QWidget &page, const QString &button, const QString &name)
{
    auto *popup = openColumnsPopup(page, button);
    popup->findChild<QAbstractButton *>(name)->click();
    delete popup;
}

} // namespace support
