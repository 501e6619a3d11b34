// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/eventfieldtable.h"

#include "catalogue/key.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/keyhint.h"

#include <QHeaderView>
#include <QLabel>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace storedesk::ui::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

// Minimum widths from the design drawings, in column order.
static constexpr std::array leastWidths{130, 100, 140, 70, 50, 120};
static_assert(leastWidths.size() == EventFields::ColumnCount);

EventFieldTable::EventFieldTable(EventFields &fields, const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_fields(fields)
    , m_view(new TableView(theme, this))
    , m_count(new QLabel(this))
{
    buildHead(theme);
    buildView(theme);
    connect(&fields, &EventFields::edited, this, &EventFieldTable::count);
    connect(&fields, &QAbstractItemModel::modelReset, this, [this] {
        count();
        select(m_fields.rowCount() > 0 ? 0 : -1);
    });
    count();
}

// Deletes the view first, because an open editor commits its value on destruction.
EventFieldTable::~EventFieldTable()
{
    delete m_view;
}

void EventFieldTable::buildHead(const Theme &theme)
{
    auto *row = addHead(tr("Fields"), m_count);
    const auto button = [this, row, &theme](Icon icon, const QString &name, const QString &text,
                                            auto handler) {
        auto *made = iconButton(icon, text, theme, this);
        made->setObjectName(name);
        setSmall(made);
        connect(made, &QToolButton::clicked, this, handler);
        row->addWidget(made);
    };
    button(Icon::ArrowUp, u"fieldUp"_s, tr("Move up (Alt+Up)"), [this] { move(-1); });
    button(Icon::ArrowDown, u"fieldDown"_s, tr("Move down (Alt+Down)"), [this] { move(1); });
    button(Icon::Copy, u"duplicateField"_s, tr("Duplicate the field (Ctrl+D)"),
           &EventFieldTable::duplicate);
    button(Icon::Bin, u"removeField"_s, tr("Remove the field (Delete)"), &EventFieldTable::remove);
    auto *plus = new Button(Icon::Plus, tr("Field"), theme, this);
    plus->setObjectName(u"addField"_s);
    plus->setAccessibleName(tr("Add a field"));
    setSmall(plus);
    connect(plus, &QPushButton::clicked, this, &EventFieldTable::add);
    row->addWidget(plus);
}

void EventFieldTable::buildView(const Theme &theme)
{
    m_view->setModel(&m_fields);
    m_view->setObjectName(u"fields"_s);
    m_view->setAccessibleName(tr("Event fields"));
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setMinimumHeight(theme.scaled(220));
    m_view->cells()->setInk(EventFields::Id, CellInk::Code);
    m_view->cells()->setInk(EventFields::Pointer, CellInk::Code);
    m_view->setDragDropMode(QAbstractItemView::InternalMove);
    m_view->setDragDropOverwriteMode(false);
    m_view->setColumnHidden(EventFields::Pointer, true);
    auto *header = m_view->horizontalHeader();
    header->setSectionsClickable(false);
    header->setStretchLastSection(false);
    header->setSectionResizeMode(EventFields::Name, QHeaderView::Stretch);
    box()->addWidget(m_view, 1);
    m_view->viewport()->installEventFilter(this);
    fitColumns();
    buildKeys();
    connect(&m_fields, &EventFields::dragged, this, &EventFieldTable::select);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) { Q_EMIT currentChanged(current.row()); });
}

void EventFieldTable::buildKeys()
{
    const auto shortcut = [this](const QKeySequence &keys, auto handler) {
        auto *made = new QShortcut(keys, m_view);
        made->setContext(Qt::WidgetShortcut);
        connect(made, &QShortcut::activated, this, handler);
    };
    shortcut(Qt::ALT | Qt::Key_Up, [this] { move(-1); });
    shortcut(Qt::ALT | Qt::Key_Down, [this] { move(1); });
    shortcut(Qt::CTRL | Qt::Key_D, &EventFieldTable::duplicate);
    shortcut(QKeySequence::Delete, &EventFieldTable::remove);
    shortcut(QKeySequence::Paste, [this] { Q_EMIT pasteWanted(); });
}

void EventFieldTable::setWebhook(bool webhook)
{
    if (m_view->isColumnHidden(EventFields::Pointer) != webhook)
        return;
    m_view->setColumnHidden(EventFields::Pointer, !webhook);
    // The remaining width goes to columns with long text.
    auto *header = m_view->horizontalHeader();
    header->setSectionResizeMode(EventFields::Name,
                                 webhook ? QHeaderView::Interactive : QHeaderView::Stretch);
    header->setStretchLastSection(webhook);
    fitColumns();
}

bool EventFieldTable::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    return Panel::eventFilter(watched, event);
}

// Gives each column the width of its text, or the width in the design drawings where there is room.
// The remaining width goes to columns with long text, so that no text is cut off while there is
// unused room.
void EventFieldTable::fitColumns()
{
    const auto *header = m_view->horizontalHeader();
    // sizeHintForColumn() is public only in the base class.
    const QAbstractItemView *view = m_view;
    const int most = m_view->scaled(240);
    std::array<int, EventFields::ColumnCount> widths{};
    int left = m_view->viewport()->width();
    for (int column = 0; column < EventFields::ColumnCount; ++column) {
        const int words = std::min(view->sizeHintForColumn(column), most);
        const int width = std::max(words, header->sectionSizeHint(column));
        widths[static_cast<std::size_t>(column)] = width;
        left -= m_view->isColumnHidden(column) ? 0 : width;
    }
    for (int column = 0; column < EventFields::ColumnCount; ++column) {
        auto &width = widths[static_cast<std::size_t>(column)];
        const int wanted = m_view->scaled(leastWidths[static_cast<std::size_t>(column)]);
        const int more = std::clamp(wanted - width, 0, std::max(left, 0));
        width += more;
        left -= m_view->isColumnHidden(column) ? 0 : more;
        m_view->setColumnWidth(column, width);
    }
}

int EventFieldTable::currentRow() const
{
    return m_view->currentIndex().row();
}

void EventFieldTable::select(int row)
{
    m_view->setCurrentIndex(m_fields.index(row, EventFields::Id));
}

void EventFieldTable::move(int step)
{
    if (m_fields.move(currentRow(), step))
        Q_EMIT currentChanged(currentRow());
}

void EventFieldTable::add()
{
    const int row = m_fields.add({{key::type, u"text"_s}});
    select(row);
    Q_EMIT added(row);
}

void EventFieldTable::duplicate()
{
    if (currentRow() >= 0)
        select(m_fields.duplicate(currentRow()));
}

void EventFieldTable::remove()
{
    const int row = currentRow();
    if (row < 0)
        return;
    const auto field = m_fields.field(row);
    m_fields.remove(row);
    Q_EMIT currentChanged(currentRow());
    Q_EMIT removed(row, field);
}

void EventFieldTable::count()
{
    m_count->setText(QLocale().toString(m_fields.rowCount()));
    // The new text may need more room.
    fitColumns();
}

} // namespace storedesk::ui::events
