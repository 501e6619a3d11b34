// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheetmodel.h"

#include "sheet/differences.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace storedesk::sheet {

static constexpr int pageRows = 32;
static constexpr qint64 pagesPerGeneration = Q_INT64_C(1) << 32;

SheetModel::SheetModel(Sheet &sheet, VisibleRows &shown, QObject *parent)
    : QAbstractTableModel(parent)
    , m_sheet(sheet)
    , m_shown(shown)
{
    connect(&shown, &VisibleRows::replaced, this, &SheetModel::replace);
    connect(&shown, &VisibleRows::grew, this, &SheetModel::grow);
    connect(&shown, &VisibleRows::workChanged, this, &SheetModel::grow);
    // Add the remaining rows when the work has ended.
    connect(&sheet, &Sheet::stateChanged, this, &SheetModel::grow);
    connect(&sheet, &Sheet::formatsChanged, this, &SheetModel::showFormats);
    connect(&sheet.readings(), &ColumnReadings::titlesChanged, this, [this] {
        if (columnCount() > 0)
            Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    });
}

void SheetModel::replace()
{
    beginResetModel();
    ++m_generation;
    m_pages.clear();
    m_asked.clear();
    if (m_sheet.source().index != m_index) {
        m_index = m_sheet.source().index;
        m_fetcher.reset();
        m_personal.clear();
        if (m_index) {
            m_fetcher = std::make_unique<RowFetcher>(m_sheet.source());
            connect(m_fetcher.get(), &RowFetcher::came, this, &SheetModel::storePage);
        }
    }
    m_rows = static_cast<int>(std::min<qint64>(m_shown.count(), mostRows));
    endResetModel();
}

// The cost of each insertion in a view depends on the total number of rows, so rows are added in
// increasing steps while work is in progress. The last step follows when the work has ended.
void SheetModel::grow()
{
    const auto count = static_cast<int>(std::min<qint64>(m_shown.count(), mostRows));
    if (count <= m_rows)
        return;
    const bool underWay =
        m_sheet.state() == Sheet::State::Counting || m_shown.filtering().running();
    if (!underWay || m_rows < 100'000 || count / 3 >= m_rows)
        growNow(count);
}

void SheetModel::growNow(int count)
{
    beginInsertRows({}, m_rows, count - 1);
    // The last page was not full, so it has to be read again.
    if (m_rows % pageRows != 0)
        m_pages.remove(m_rows / pageRows + m_generation * pagesPerGeneration);
    m_rows = count;
    endInsertRows();
}

int SheetModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int SheetModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_index ? 0 : static_cast<int>(m_sheet.columns().size());
}

const SheetRow *SheetModel::rowAt(int row) const
{
    const auto page = row / pageRows + m_generation * pagesPerGeneration;
    const auto at = static_cast<std::size_t>(row % pageRows);
    if (const auto *rows = m_pages.object(page))
        return at < (*rows)->size() ? &(**rows)[at] : nullptr;
    if (!m_fetcher || m_asked.contains(page))
        return nullptr;
    std::vector<qint64> numbers;
    const int first = row / pageRows * pageRows;
    for (int position = first; position < std::min(first + pageRows, m_rows); ++position)
        numbers.push_back(m_shown.rowAt(position));
    m_asked.insert(page);
    m_fetcher->ask(page, std::move(numbers));
    return nullptr;
}

void SheetModel::storePage(qint64 page, const std::shared_ptr<const SheetRows> &rows)
{
    if (page / pagesPerGeneration != m_generation || !m_asked.remove(page))
        return;
    const auto first = static_cast<int>(page % pagesPerGeneration) * pageRows;
    const auto last = std::min(first + pageRows, m_rows) - 1;
    // A page that was not full when it was requested is requested again.
    if (rows && first + static_cast<int>(rows->size()) > last)
        m_pages.insert(page, new std::shared_ptr(rows));
    if (last >= first) {
        Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1));
        Q_EMIT headerDataChanged(Qt::Vertical, first, last);
    }
}

// Notifies views about new formats, because numbers have a different alignment and icon.
void SheetModel::showFormats(const QList<int> &columns)
{
    for (const int column : columns) {
        if (column >= columnCount())
            continue;
        if (m_rows > 0)
            Q_EMIT dataChanged(index(0, column), index(m_rows - 1, column));
        Q_EMIT headerDataChanged(Qt::Horizontal, column, column);
    }
}

bool SheetModel::isKnown(int row) const
{
    return rowAt(row) != nullptr;
}

bool SheetModel::isGone(int row) const
{
    const auto *known = rowAt(row);
    return known && known->gone;
}

bool SheetModel::isPersonal(int column) const
{
    return m_personal.value(column, m_sheet.columns().value(column).personal);
}

void SheetModel::setPersonal(int column, bool personal)
{
    m_personal[column] = personal;
    if (m_rows > 0)
        Q_EMIT dataChanged(index(0, column), index(m_rows - 1, column));
}

void SheetModel::setMasked(bool masked)
{
    if (m_masked == masked)
        return;
    m_masked = masked;
    if (m_rows > 0)
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, columnCount() - 1));
}

std::optional<QString> SheetModel::formerTextOf(const SheetRow *row, int column) const
{
    // The trace of the first column describes the whole row.
    if (!row || !m_sheet.hasTraces() || column == 0)
        return std::nullopt;
    return formerText(row->cells.value(m_sheet.traceOf(column)));
}

QVariant SheetModel::textOf(const SheetRow *row, int column, int role) const
{
    if (!row)
        return {};
    const auto seen = [&](const QString &text) {
        return m_masked && isPersonal(column) ? masked(text) : text;
    };
    const auto text = row->cells.value(column);
    if (role == PlainTextRole)
        return text;
    const auto former = formerTextOf(row, column);
    if (role == FormerTextRole)
        return former ? QVariant(seen(*former)) : QVariant();
    if (!former || role == CurrentTextRole)
        return seen(text);
    const auto word = [&seen](const QString &one) {
        return one.isEmpty() ? QCoreApplication::translate("Sheet", "empty") : seen(one);
    };
    return QStringLiteral("%1 → %2").arg(word(*former), word(text));
}

QVariant SheetModel::wordsOf(const SheetRow *row, int column) const
{
    const auto text = textOf(row, column, Qt::DisplayRole);
    return m_words && row && !formerTextOf(row, column) ? m_words(column, text.toString()) : text;
}

QVariant SheetModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto kind = m_sheet.columns().at(index.column()).kind;
    switch (role) {
    case Qt::DisplayRole:
    case PlainTextRole:
    case FormerTextRole:
    case CurrentTextRole:
        return textOf(rowAt(index.row()), index.column(), role);
    case Qt::AccessibleTextRole:
        return wordsOf(rowAt(index.row()), index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(kind == values::ColumnKind::Number
                                       ? Qt::AlignRight | Qt::AlignVCenter
                                       : Qt::AlignLeft | Qt::AlignVCenter);
    case KindRole:
        return static_cast<int>(kind);
    case PersonalRole:
        return isPersonal(index.column());
    case EmptyRole:
        if (const auto *row = rowAt(index.row()))
            return row->cells.value(index.column()).isEmpty();
        return false;
    default:
        return {};
    }
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical) {
        if (role != Qt::DisplayRole || section >= m_rows)
            return {};
        const auto row = m_shown.rowAt(section);
        return row < 0 ? QString() : QLocale().toString(row + 1 - m_sheet.firstRow());
    }
    if (section < 0 || section >= columnCount())
        return {};
    const auto &column = m_sheet.columns().at(section);
    if (role == Qt::DisplayRole)
        return column.heading();
    if (role == Qt::ToolTipRole && !column.title.isEmpty())
        return column.name;
    if (role == Qt::TextAlignmentRole && column.kind == values::ColumnKind::Number)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role == KindRole)
        return static_cast<int>(column.kind);
    return {};
}

} // namespace storedesk::sheet
