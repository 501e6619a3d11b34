// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/choosenew.h"

#include "items/resourceview.h"
#include "ui/lists/recordlist.h"
#include "ui/widgets/tableview.h"

namespace storedesk::ui::lists {

void chooseWhenThere(RecordList &list, const QString &key)
{
    const auto *view = qobject_cast<items::ResourceView *>(list.table()->model());
    if (!view || key.isEmpty())
        return;
    auto *wish = new QObject(&list); // until it is fulfilled
    const auto choose = [&list, view, key, wish] {
        const auto there = view->indexOf(key);
        if (!there.isValid())
            return;
        list.table()->setCurrentIndex(there.siblingAtColumn(list.shownColumns().value(0)));
        wish->deleteLater();
    };
    // After the rows are in place, and with them what was chosen before.
    QObject::connect(view, &QAbstractItemModel::rowsInserted, wish, choose, Qt::QueuedConnection);
    QObject::connect(view, &QAbstractItemModel::modelReset, wish, choose, Qt::QueuedConnection);
    choose();
}

} // namespace storedesk::ui::lists
