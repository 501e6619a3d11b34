// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/checkedrowsmodel.h"

#include "csv/rowreader.h"
#include "importcheck/conversion.h"

#include <algorithm>

namespace storedesk::imports {

// Longer cells are truncated for display.
static constexpr qsizetype longestCell = 2'000;

CheckedRowsModel::CheckedRowsModel(ImportDraft &draft, QObject *parent)
    : QAbstractTableModel(parent)
    , m_draft(draft)
    , m_rows(this, [this](int first, int last) {
        Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1));
        Q_EMIT headerDataChanged(Qt::Vertical, first, last);
    })
{
    connect(&draft, &ImportDraft::changed, this, &CheckedRowsModel::refresh);
    refresh();
}

CheckedRowsModel::~CheckedRowsModel() = default;

// The old rows are shown until a new result is available.
void CheckedRowsModel::refresh()
{
    if (m_draft.result().faults != m_faults)
        choose();
}

void CheckedRowsModel::setChoice(const importcheck::RowChoice &choice)
{
    m_choice = choice;
    choose();
}

void CheckedRowsModel::choose()
{
    beginResetModel();
    m_columns.clear();
    m_faults = m_draft.result().faults;
    m_conversion.reset();
    if (m_faults) {
        m_conversion = std::make_shared<const importcheck::Conversion>(
            *m_draft.table(), m_draft.matching(), m_draft.settings(), m_draft.history().edits());
        for (const auto &target : m_conversion->targets())
            m_columns.push_back(target.column);
    }
    resetRows();
    endResetModel();
}

qint64 CheckedRowsModel::fileRow(int row) const
{
    return row >= 0 && row < rowCount() ? m_rows.numbers()[static_cast<std::size_t>(row)] : -1;
}

int CheckedRowsModel::fileColumn(int column) const
{
    return m_columns[static_cast<std::size_t>(column)];
}

int CheckedRowsModel::columnOf(int fileColumn) const
{
    const auto found = std::ranges::find(m_columns, fileColumn);
    return found == m_columns.end() ? -1 : static_cast<int>(found - m_columns.begin());
}

int CheckedRowsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.numbers().size());
}

int CheckedRowsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

static QString shown(QByteArrayView text)
{
    return QString::fromUtf8(text.first(std::min(text.size(), longestCell)));
}

static CheckedRowsModel::Rows readRows(const csv::TableSource &source,
                                       const importcheck::Conversion &conversion,
                                       const std::vector<quint32> &numbers)
{
    CheckedRowsModel::Rows rows;
    csv::RowReader reader(source.file, source.index, source.dialect);
    importcheck::Conversion::Scratch scratch;
    for (const auto number : numbers) {
        const auto cells = reader.row(number);
        CheckedRowsModel::Row row{.line = reader.line(number)};
        for (const auto &target : conversion.targets())
            row.cells.append(
                shown(conversion.cell(target, number, importcheck::rawCell(target, cells), scratch)
                          .text));
        rows.push_back(std::move(row));
    }
    return rows;
}

void CheckedRowsModel::resetRows()
{
    if (!m_conversion)
        return m_rows.reset({}, {});
    m_rows.reset(m_draft.result().rowsOf(m_choice),
                 [source = m_draft.table()->source,
                  conversion = m_conversion](const std::vector<quint32> &numbers) {
                     return readRows(source, *conversion, numbers);
                 });
}

importcheck::FaultKind CheckedRowsModel::faultAt(const QModelIndex &index) const
{
    return m_draft.result().faults == m_faults
        ? m_draft.result().faultOf(fileRow(index.row()), fileColumn(index.column()))
        : importcheck::FaultKind::None;
}

QVariant CheckedRowsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto kind = faultAt(index);
    switch (role) {
    case Qt::DisplayRole: {
        const auto *row = m_rows.row(index.row());
        return row ? row->cells.value(index.column()) : QString();
    }
    case Qt::EditRole:
        return wholeCell(index);
    case KnownRole:
        return m_rows.isKnown(index.row());
    case FaultRole:
        return static_cast<int>(kind);
    case WarningRole:
        return importcheck::isWarning(kind);
    case WordRole:
        return importcheck::wordOf(kind);
    case SentenceRole:
    case Qt::ToolTipRole: {
        const auto *target = m_conversion->targetOf(fileColumn(index.column()));
        return kind == importcheck::FaultKind::None
            ? QVariant()
            : importcheck::sentenceOf(kind, m_conversion->ruleOf(*target),
                                      m_draft.settings().storeDomains);
    }
    case Qt::AccessibleTextRole:
        return spokenCell(index, kind);
    case Qt::AccessibleDescriptionRole:
        return data(index, SentenceRole);
    default:
        return {};
    }
}

// Returns the cell for screen readers, which see neither the icon nor the colour of a fault.
QVariant CheckedRowsModel::spokenCell(const QModelIndex &index, importcheck::FaultKind kind) const
{
    if (!m_rows.isKnown(index.row()))
        return {};
    const auto text = data(index).toString();
    const auto value = text.trimmed().isEmpty() ? tr("empty", "spoken value of a cell") : text;
    if (kind == importcheck::FaultKind::None)
        return value;
    const auto sentence = data(index, SentenceRole).toString();
    return importcheck::isWarning(kind)
        ? tr("%1, warning: %2", "value of a cell, sentence").arg(value, sentence)
        : tr("%1, error: %2", "value of a cell, sentence").arg(value, sentence);
}

// Returns the complete cell for editing instead of the displayed part, even if the row has not been
// loaded yet.
QString CheckedRowsModel::wholeCell(const QModelIndex &index) const
{
    if (const auto *row = m_rows.row(index.row())) {
        const auto text = row->cells.value(index.column());
        // A character has up to four bytes, so a shorter text cannot have been truncated.
        if (text.size() * 4 < longestCell)
            return text;
    }
    const auto &source = m_draft.table()->source;
    csv::RowReader reader(source.file, source.index, source.dialect);
    const auto number = fileRow(index.row());
    const auto &target = *m_conversion->targetOf(fileColumn(index.column()));
    const auto cells = reader.row(number);
    importcheck::Conversion::Scratch scratch;
    return QString::fromUtf8(
        m_conversion->cell(target, number, importcheck::rawCell(target, cells), scratch).text);
}

bool CheckedRowsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::EditRole || value.toString() == data(index, role))
        return false;
    m_draft.setCell(fileRow(index.row()), fileColumn(index.column()), value.toString());
    return true;
}

Qt::ItemFlags CheckedRowsModel::flags(const QModelIndex &index) const
{
    return QAbstractTableModel::flags(index)
        | (index.isValid() ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

QVariant CheckedRowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical) {
        const auto *row = section < rowCount() ? m_rows.row(section) : nullptr;
        return role == Qt::DisplayRole && row ? QVariant(row->line) : QVariant();
    }
    if (section >= columnCount())
        return {};
    const auto &rule = m_conversion->ruleOf(*m_conversion->targetOf(fileColumn(section)));
    if (role == Qt::DisplayRole)
        return rule.title;
    return role == FieldRole ? QVariant(rule.key) : QVariant();
}

QModelIndex CheckedRowsModel::nextFault(const QModelIndex &from, bool backwards) const
{
    if (!m_faults || m_faults != m_draft.result().faults || rowCount() == 0)
        return {};
    const auto &numbers = m_rows.numbers();
    // Iterates over the faults, because there are far fewer of them than rows.
    const auto isShown = [this, &numbers](const importcheck::CellFault &fault) -> QModelIndex {
        const auto row = std::ranges::lower_bound(numbers, fault.row);
        const int column = columnOf(fault.column);
        const bool here = row != numbers.end() && *row == fault.row && column >= 0;
        return here ? index(static_cast<int>(row - numbers.begin()), column) : QModelIndex();
    };
    const auto place = [](const importcheck::CellFault &fault) {
        return std::pair(fault.row, fault.column);
    };
    const auto at = from.isValid() ? std::pair(numbers[static_cast<std::size_t>(from.row())],
                                               static_cast<quint16>(fileColumn(from.column())))
                                   : std::pair(quint32(0), quint16(0));
    if (!backwards) {
        auto fault =
            from.isValid() ? std::ranges::upper_bound(*m_faults, at, {}, place) : m_faults->begin();
        for (; fault != m_faults->end(); ++fault) {
            if (const auto found = isShown(*fault); found.isValid())
                return found;
        }
        return {};
    }
    auto fault =
        from.isValid() ? std::ranges::lower_bound(*m_faults, at, {}, place) : m_faults->end();
    while (fault != m_faults->begin()) {
        if (const auto found = isShown(*--fault); found.isValid())
            return found;
    }
    return {};
}

} // namespace storedesk::imports
