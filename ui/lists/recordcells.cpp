// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/recordcells.h"

#include "catalogue/key.h"
#include "itemmodels/resourcemodel.h"
#include "ui/tables/statepill.h"
#include "ui/tables/tableview.h"

namespace storedesk::ui::lists {

namespace key = catalogue::key;
using itemmodels::ResourceModel;

void setInks(TableView &table, const ResourceModel &records)
{
    table.cells()->setInk(records.nameColumn(), CellInk::Name);
    if (const int file = records.columnOf(QString(key::fileName)); file >= 0) {
        table.cells()->setInk(file, CellInk::Muted);
        table.cells()->setElide(file, Qt::ElideMiddle);
    }
    for (int column = 0; column < records.columnCount(); ++column) {
        if (records.fieldAt(column).type == catalogue::Type::Moment)
            table.cells()->setInk(column, CellInk::Muted);
    }
}

void showAsPill(TableView &table, int column)
{
    if (column < 0)
        return;
    table.setPillColumn(column, [](const QModelIndex &index) {
        const auto record = index.data(ResourceModel::RecordRole).toJsonObject();
        return record.contains(key::status)
            ? pillOfRecord(record, index.data().toString())
            : pillOfState(index.data(ResourceModel::ValueRole).toString(), index.data().toString());
    });
}

} // namespace storedesk::ui::lists
