// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/eventfieldtable.h"

#include "catalogue/key.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/keyhint.h"
#include "ui/widgets/tableview.h"

#include <QHeaderView>
#include <QLabel>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

namespace storedesk::ui::create {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

static constexpr int nameWidth = 130;

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

// An open editor hands its value over when it goes.
EventFieldTable::~EventFieldTable()
{
    delete m_view;
}

void EventFieldTable::buildHead(const Theme &theme)
{
    auto *title = new QLabel(tr("Fields"), this);
    setRole(title, Role::Heading);
    setRole(m_count, Role::Muted);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(8);
    row->addWidget(title);
    row->addWidget(m_count);
    row->addStretch();
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
    box()->addLayout(row);
    box()->addWidget(separator(this));
}

void EventFieldTable::buildView(const Theme &theme)
{
    m_view->setModel(&m_fields);
    m_view->setObjectName(u"fields"_s);
    m_view->setAccessibleName(tr("Fields of the event"));
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
    constexpr std::array widths{nameWidth, 100, 140, 70, 50, 120};
    for (int column = 0; column < EventFields::ColumnCount; ++column)
        m_view->setColumnAtLeast(column, widths[static_cast<std::size_t>(column)]);
    header->setSectionResizeMode(EventFields::Name, QHeaderView::Stretch);
    box()->addWidget(m_view, 1);
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
    // What is left over goes to the texts that may be long.
    auto *header = m_view->horizontalHeader();
    header->setSectionResizeMode(EventFields::Name,
                                 webhook ? QHeaderView::Interactive : QHeaderView::Stretch);
    header->setStretchLastSection(webhook);
    if (webhook)
        m_view->setColumnAtLeast(EventFields::Name, nameWidth);
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
    m_fields.remove(row);
    Q_EMIT currentChanged(currentRow());
}

void EventFieldTable::count()
{
    m_count->setText(QLocale().toString(m_fields.rowCount()));
}

} // namespace storedesk::ui::create
