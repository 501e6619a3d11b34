// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "palettemodel.h"

#include "itemmodels/showntext.h"

namespace storedesk::ui::palette {

using namespace Qt::StringLiterals;

static QString spokenText(const PaletteRow &row)
{
    QStringList parts{row.title, row.kind, row.note};
    parts.removeAll(QString());
    return itemmodels::shownText(parts.join(u", "_s));
}

PaletteModel::PaletteModel(QObject *parent)
    : ColumnModel(parent)
{
    // clang-format off
    setColumns({
        {.text = [](const PaletteRow &row) { return itemmodels::shownText(row.title); },
         .roles = {{Qt::AccessibleTextRole, spokenText},
                   {Qt::ToolTipRole, spokenText},
                   {RowIconRole, [](const PaletteRow &row) { return QVariant::fromValue(row.icon); }},
                   {RowToneRole, [](const PaletteRow &row) { return static_cast<int>(row.tone); }},
                   {NoteRole, &PaletteRow::note},
                   {KindRole, &PaletteRow::kind},
                   {KeyRole, &PaletteRow::key}}},
    });
    // clang-format on
}

void PaletteModel::setRows(const QList<PaletteRow> &rows)
{
    ColumnModel::setRows({rows.begin(), rows.end()});
}

int PaletteModel::nextUsable(int from, int by) const
{
    for (int row = from; row >= 0 && row < rowCount(); row += by) {
        if (rowAt(row).run)
            return row;
    }
    return -1;
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags telling = Qt::ItemNeverHasChildren;
    return rowAt(index.row()).run ? telling | Qt::ItemIsEnabled | Qt::ItemIsSelectable : telling;
}

} // namespace storedesk::ui::palette
