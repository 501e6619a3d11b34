// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "palettemodel.h"

#include "itemmodels/showntext.h"

namespace storedesk::ui::palette {

using namespace Qt::StringLiterals;

void PaletteModel::setRows(QList<PaletteRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int PaletteModel::nextUsable(int from, int by) const
{
    for (int row = from; row >= 0 && row < m_rows.size(); row += by) {
        if (m_rows[row].run)
            return row;
    }
    return -1;
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return itemmodels::shownText(row.title);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return itemmodels::shownText(row.note.isEmpty() ? row.title
                                                        : u"%1, %2"_s.arg(row.title, row.note));
    case RowIconRole:
        return QVariant::fromValue(row.icon);
    case RowToneRole:
        return static_cast<int>(row.tone);
    case NoteRole:
        return row.note;
    case KeyRole:
        return row.key;
    default:
        return {};
    }
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags telling = Qt::ItemNeverHasChildren;
    return m_rows[index.row()].run ? telling | Qt::ItemIsEnabled | Qt::ItemIsSelectable : telling;
}

} // namespace storedesk::ui::palette
