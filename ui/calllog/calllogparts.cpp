// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/calllog/calllogdock.h"

#include "ui/calllog/calldetail.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/statepill.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/statepane.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

// Builds the widgets of the call log.

namespace storedesk::ui::calllog {

using namespace Qt::StringLiterals;
using itemmodels::CallErrors;
using itemmodels::CallLogModel;

void CallLogDock::build()
{
    m_stack->addWidget(buildCalls());
    m_stack->addWidget(buildErrors());
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    box->addWidget(buildTabs());
    box->addWidget(m_stack, 1);
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
}

QWidget *CallLogDock::buildTabs()
{
    auto *head = new QWidget(this);
    setRole(m_tabs, Role::Sections);
    m_tabs->setObjectName(u"logTabs"_s);
    m_tabs->setAccessibleName(tr("Parts of the request log"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Request log"));
    m_tabs->addTab(tr("Errors by type"));
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(14, 0, 14, 0);
    row->addWidget(m_tabs);
    row->addStretch();
    buildKeeping(row);
    auto *close = iconButton(Icon::Close, tr("Close the request log"), m_theme, head);
    close->setObjectName(u"closeLog"_s);
    setRole(close, Role::Flat);
    close->setFixedSize(m_theme.scaled(24), m_theme.scaled(24));
    connect(close, &QToolButton::clicked, this, &CallLogDock::closeWanted);
    row->addSpacing(6);
    row->addWidget(close);
    return head;
}

QWidget *CallLogDock::buildCalls()
{
    auto *left = new QWidget(this);
    auto *box = new QVBoxLayout(left);
    box->setContentsMargins(0, 6, 0, 0);
    box->setSpacing(4);
    box->addWidget(buildFilter());
    buildTable();
    box->addWidget(m_table, 1);
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setObjectName(u"logSplitter"_s);
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    left->setMinimumWidth(m_theme.scaled(300));
    splitter->addWidget(left);
    splitter->addWidget(m_detail);
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({690, m_theme.scaled(386)});
    // The window, the splitter and the detail all resize the table.
    m_table->installEventFilter(this);
    return splitter;
}

QWidget *CallLogDock::buildFilter()
{
    auto *filter = new QWidget(this);
    auto *row = new QHBoxLayout(filter);
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(8);
    auto *segments = new QHBoxLayout;
    segments->setSpacing(0);
    auto *group = new QButtonGroup(this);
    static constexpr std::array names{"logAll", "logWorked", "logSlowed", "logFailed"};
    static constexpr std::array signs{std::pair(Icon::TickCircle, Ink::Ok),
                                      std::pair(Icon::Clock, Ink::Muted),
                                      std::pair(Icon::CrossCircle, Ink::Err)};
    for (std::size_t kind = 0; kind < m_kinds.size(); ++kind) {
        auto *button = new Button({}, m_theme, filter);
        button->setObjectName(QLatin1StringView(names[kind]));
        button->setCheckable(true);
        button->setChecked(kind == 0);
        button->setKind(Role::Segment);
        setSmall(button);
        if (kind > 0)
            button->setIcon(iconOf(signs[kind - 1].first, m_theme, signs[kind - 1].second));
        if (kind == 0 || kind + 1 == m_kinds.size())
            button->setProperty("place", kind == 0 ? u"first"_s : u"last"_s);
        group->addButton(button, static_cast<int>(kind));
        segments->addWidget(button);
        m_kinds[kind] = button;
    }
    connect(group, &QButtonGroup::idClicked, this, [this](int kind) {
        m_shown.setKind(static_cast<CallFilter::Kind>(kind));
        showCounts();
    });
    m_verbs->setObjectName(u"logVerbs"_s);
    m_verbs->setAccessibleName(tr("Method"));
    m_verbs->addItem(tr("All methods"));
    for (const auto verb : {catalogue::Verb::Get, catalogue::Verb::Post, catalogue::Verb::Patch,
                            catalogue::Verb::Delete})
        m_verbs->addItem(QString::fromLatin1(catalogue::verbName(verb)), static_cast<int>(verb));
    connect(m_verbs, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_shown.setVerb(index <= 0 ? std::nullopt
                                   : std::optional(static_cast<catalogue::Verb>(
                                         m_verbs->currentData().toInt())));
        showCounts();
    });
    m_words->setObjectName(u"logWords"_s);
    m_words->setAccessibleName(tr("Path or text"));
    connect(m_words, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_shown.setWords(words);
        showCounts();
    });
    row->addLayout(segments);
    row->addWidget(m_verbs);
    row->addWidget(m_words, 1);
    return filter;
}

void CallLogDock::buildTable()
{
    m_table->setModel(&m_shown);
    m_table->setObjectName(u"logCalls"_s);
    m_table->setAccessibleName(tr("Requests"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->cells()->setInk(CallLogModel::Time, CellInk::Muted);
    m_table->cells()->setInk(CallLogModel::Verb, CellInk::Strong);
    m_table->cells()->setInk(CallLogModel::Path, CellInk::Code);
    m_table->cells()->setInk(CallLogModel::Cause, CellInk::Muted);
    m_table->cells()->setElide(CallLogModel::Path, Qt::ElideMiddle);
    m_table->setPillColumn(CallLogModel::AnswerColumn, [](const QModelIndex &index) {
        return pillOfEnd(index.data(CallLogModel::EndRole).value<CallLogModel::End>(),
                         index.data().toString());
    });
    static constexpr std::array widths{84, 80, 200, 130, 86, 80, 90, 130};
    static_assert(widths.size() == CallLogModel::ColumnCount);
    for (std::size_t column = 0; column < widths.size(); ++column)
        m_table->setColumnAtLeast(static_cast<int>(column), widths[column]);
    m_table->setColumnHidden(CallLogModel::Attempts, true);
    m_table->setColumnHidden(CallLogModel::Received, true);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(CallLogModel::Path, QHeaderView::Stretch);
    m_pane = new StatePane(m_table, m_theme);
    connect(m_pane, &StatePane::mainTriggered, this, [this] {
        m_words->clear();
        m_verbs->setCurrentIndex(0);
        m_kinds.front()->click();
    });
}

QWidget *CallLogDock::buildErrors()
{
    m_errorTable->setModel(&m_errors);
    m_errorTable->setObjectName(u"logErrors"_s);
    m_errorTable->setAccessibleName(tr("Errors by type"));
    for (const auto column : {CallErrors::Times, CallErrors::First, CallErrors::Last})
        m_errorTable->setColumnAtLeast(column, 90);
    m_errorTable->setColumnWidth(CallErrors::Operation, m_errorTable->scaled(240));
    m_errorTable->horizontalHeader()->setStretchLastSection(false);
    m_errorTable->horizontalHeader()->setSectionResizeMode(CallErrors::What, QHeaderView::Stretch);
    m_errorPane = new StatePane(m_errorTable, m_theme);
    connect(m_errorTable, &TableView::opened, this, [this](const QModelIndex &index) {
        goTo(index.data(CallErrors::LatestRole).toULongLong());
    });
    return m_errorTable;
}

} // namespace storedesk::ui::calllog
