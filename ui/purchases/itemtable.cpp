// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/purchases/itemtable.h"

#include "ui/purchases/itemdelegate.h"
#include "ui/purchases/pasteditems.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QShortcut>
#include <QVBoxLayout>

namespace storedesk::ui::purchases {

using namespace Qt::StringLiterals;

constexpr int mostVisibleRows = 12;

ItemTable::ItemTable(PurchaseItems &lines, Known known, const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_lines(lines)
    , m_view(new TableView(theme, this))
    , m_count(new QLabel(this))
{
    buildHead(theme);
    buildView(std::move(known), theme);
    connect(&m_lines, &PurchaseItems::edited, this, &ItemTable::countLines);
    countLines();
}

// Deletes the view first, because an open editor commits its value on destruction.
ItemTable::~ItemTable()
{
    delete m_view;
}

void ItemTable::buildHead(const Theme &theme)
{
    m_count->setObjectName(u"lineCount"_s);
    auto *paste = new Button(Icon::Paste, tr("Paste items"), theme, this);
    paste->setObjectName(u"pasteLines"_s);
    paste->setToolTip(tr("Product ID, units, unit price and discount, copied from a table"));
    setSmall(paste);
    auto *add = new Button(Icon::Plus, tr("Add an item"), theme, this);
    add->setObjectName(u"addLine"_s);
    setSmall(add);
    const QKeySequence key(Qt::CTRL | Qt::Key_Return);
    add->setKeyHint(key);
    connect(paste, &QPushButton::clicked, this, &ItemTable::paste);
    connect(add, &QPushButton::clicked, this, &ItemTable::addLine);

    auto *row = addHead(tr("Products"), m_count);
    row->addWidget(paste);
    row->addWidget(add);
}

void ItemTable::buildView(Known known, const Theme &theme)
{
    auto *delegate = new ItemDelegate(m_lines, std::move(known), theme, m_view);
    m_view->setModel(&m_lines);
    m_view->setItemDelegate(delegate);
    m_view->setObjectName(u"lines"_s);
    m_view->setAccessibleName(tr("Purchase items"));
    m_view->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked
                            | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    auto *header = m_view->horizontalHeader();
    header->setSectionsClickable(false);
    header->setStretchLastSection(false);
    header->setHighlightSections(false);
    header->setMinimumSectionSize(theme.scaled(36));
    constexpr std::array widths{170, 200, 80, 110, 90, 110, 40};
    for (int column = 0; column < PurchaseItems::ColumnCount; ++column)
        m_view->setColumnAtLeast(column, widths[static_cast<std::size_t>(column)]);
    header->setSectionResizeMode(PurchaseItems::Product, QHeaderView::Stretch);
    box()->addWidget(m_view);

    connect(delegate, &ItemDelegate::left, this, &ItemTable::walk);
    connect(m_view, &TableView::opened, this, &ItemTable::act);
    connect(m_view, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        if (!(index.flags() & Qt::ItemIsEditable))
            act(index);
        else if (m_lines.isPlaceholder(index))
            m_view->edit(index);
    });
    const auto shortcut = [this](const QKeySequence &key, auto handler) {
        auto *made = new QShortcut(key, m_view);
        made->setContext(Qt::WidgetShortcut);
        connect(made, &QShortcut::activated, this, handler);
    };
    shortcut(QKeySequence::Paste, &ItemTable::paste);
    shortcut(QKeySequence::Delete, [this] { remove(m_view->currentIndex().row()); });
    auto *add = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), this);
    add->setContext(Qt::WidgetWithChildrenShortcut);
    connect(add, &QShortcut::activated, this, &ItemTable::addLine);
}

void ItemTable::act(const QModelIndex &index)
{
    if (index.flags() & Qt::ItemIsEditable)
        m_view->edit(index);
    else if (m_lines.isPlaceholder(index))
        addLine();
    else if (index.column() == PurchaseItems::Remove)
        remove(index.row());
    else if (index.column() == PurchaseItems::Product
             && m_lines.finding(index.row()).state
                 == storedesk::records::ValueFinding::State::Missing)
        Q_EMIT productWanted(
            m_lines.index(index.row(), PurchaseItems::ProductId).data().toString());
}

void ItemTable::remove(int row)
{
    if (row < 0 || row >= static_cast<int>(m_lines.lines().size()))
        return;
    const auto line = m_lines.lines()[static_cast<std::size_t>(row)];
    m_lines.remove(row);
    Q_EMIT removed(row, line);
}

void ItemTable::addLine()
{
    goTo(static_cast<int>(m_lines.lines().size()), PurchaseItems::ProductId);
}

void ItemTable::goTo(int row, int column)
{
    const auto index = m_lines.index(row, column);
    m_view->setFocus();
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
    if (index.flags() & Qt::ItemIsEditable)
        m_view->edit(index);
}

// Moves to the next or previous editable cell, across lines. Beyond the first or last cell, no
// editor is opened.
void ItemTable::walk(int step)
{
    auto index = m_view->currentIndex();
    // The input in the placeholder row has become a line above it, so continue there.
    if (m_lines.isPlaceholder(index) && !m_lines.lines().empty() && step > 0)
        index = m_lines.index(index.row() - 1, PurchaseItems::ProductId);
    int cell = index.row() * PurchaseItems::ColumnCount + index.column();
    const int cells = m_lines.rowCount() * PurchaseItems::ColumnCount;
    do {
        cell += step;
        if (cell < 0 || cell >= cells) {
            m_view->setFocus();
            return;
        }
        index = m_lines.index(cell / PurchaseItems::ColumnCount, cell % PurchaseItems::ColumnCount);
    } while (!(index.flags() & Qt::ItemIsEditable));
    goTo(index.row(), index.column());
}

void ItemTable::paste()
{
    const auto pasted = readLines(QGuiApplication::clipboard()->text());
    m_lines.append(pasted.lines);
    const int count = static_cast<int>(pasted.lines.size());
    if (count == 0 && pasted.unread == 0)
        Q_EMIT told(tr("The clipboard has no text."));
    else if (pasted.unread == 0)
        Q_EMIT told(tr("%n item(s) pasted.", nullptr, count));
    else
        Q_EMIT told(tr("%1 %2").arg(
            tr("%n item(s) pasted.", nullptr, count),
            tr("%n line(s) don't contain a product ID, units, unit price and discount.", nullptr,
               pasted.unread)));
}

void ItemTable::countLines()
{
    const auto lines = static_cast<int>(m_lines.lines().size());
    const auto units = static_cast<int>(m_lines.totalUnits());
    m_count->setText(lines == 0 ? QString()
                                : tr("%1, %2").arg(tr("%n item(s)", nullptr, lines),
                                                   tr("%n unit(s)", nullptr, units)));
    fitHeight();
}

void ItemTable::fitHeight()
{
    const int rows = std::clamp(m_lines.rowCount(), 3, mostVisibleRows);
    const int row = m_view->verticalHeader()->defaultSectionSize();
    m_view->setFixedHeight(m_view->horizontalHeader()->sizeHint().height() + rows * row + 1);
}

} // namespace storedesk::ui::purchases
