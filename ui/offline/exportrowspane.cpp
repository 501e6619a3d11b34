// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/offline/exportrowspane.h"

#include "account/account.h"
#include "activities/activitysource.h"
#include "catalogue/key.h"
#include "ui/host/clearedfield.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/tablesaver.h"
#include "ui/offline/activitysourceline.h"
#include "ui/offline/exportrowactions.h"
#include "ui/offline/exportrowselection.h"
#include "ui/tables/rowcollector.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/statepane.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QVBoxLayout>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using activities::ActivitySource;

ExportRowsPane::ExportRowsPane(PageHost &host, ExportRows &rows, const ExportRowsWords &words,
                               QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_rows(rows)
    , m_nothing(words.nothing)
    , m_fileName(words.fileName)
    , m_search(new SearchField(words.searchHint, host.theme(), this))
    , m_count(new QLabel(this))
    , m_save(new Button(Icon::Save, tr("Save as CSV…"), host.theme(), this))
    , m_source(new ActivitySourceLine(host, this))
    , m_table(new TableView(host.theme(), this))
    , m_state(new StatePane(m_table, host.theme()))
    , m_saver(new TableSaver(host, this))
{
    build(words);
    m_rows.changed = [this] {
        show();
    };
    connect(&m_source->source(), &ActivitySource::changed, this, &ExportRowsPane::need);
    connect(&host.account(), &account::Account::storeChanged, this, &ExportRowsPane::showCurrency);
    connect(m_search, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_rows.search(text); });
    connect(m_save, &QPushButton::clicked, this,
            [this] { m_saver->save(m_rows.tableMaker(visibleColumns(*m_table)), m_fileName); });
    connect(m_table, &TableView::opened, this, &ExportRowsPane::open);
    connect(m_state, &StatePane::mainTriggered, this, &ExportRowsPane::doMain);
    connect(m_state, &StatePane::otherTriggered, m_source, &ActivitySourceLine::openAssistant);
}

void ExportRowsPane::build(const ExportRowsWords &words)
{
    m_search->setObjectName(words.objectName + u"Search"_s);
    m_search->leadTo(m_table);
    m_count->setObjectName(words.objectName + u"Count"_s);
    m_count->setTextFormat(Qt::PlainText);
    setRole(m_count, Role::Small);
    m_save->setObjectName(words.objectName + u"Save"_s);
    m_table->setObjectName(words.objectName);
    m_table->setAccessibleName(words.accessibleName);
    m_table->setModel(&m_rows.model());
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->sortByHeadings();
    auto *columns = new Button(Icon::Columns, tr("Columns"), m_host.theme(), this);
    columns->setObjectName(words.objectName + u"Columns"_s);
    m_columns = new ExportRowColumns(m_host, *m_table, m_rows.columnNames(), columns);
    new ExportRowSelection(m_rows, *m_table);
    m_actions = new ExportRowActions(m_host, m_rows, *m_table, m_fileName);
    auto *actions = actionsButton();
    actions->setObjectName(words.objectName + u"Actions"_s);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_search, 1);
    head->addWidget(m_count);
    m_buttons = new FlowLayout;
    for (auto *button : QList<QWidget *>{columns, actions, m_save})
        m_buttons->addWidget(button);
    head->addLayout(m_buttons);
    auto *box = columnIn(this, 8);
    box->addLayout(head);
    box->addWidget(m_source);
    box->addWidget(separator(this));
    box->addWidget(m_table, 1);
}

QWidget *ExportRowsPane::actionsButton()
{
    auto *button = new Button(Icon::More, tr("Actions"), m_host.theme(), this);
    button->setMenu(new QMenu(button));
    m_actions->addTo(*button->menu());
    return button;
}

QList<QAction *> ExportRowsPane::actions() const
{
    return m_actions->all();
}

void ExportRowsPane::setLooks(std::span<const ExportColumnLook> looks)
{
    m_columns->setLooks(looks);
}

void ExportRowsPane::addButton(QWidget *button)
{
    m_buttons->addWidget(button);
}

void ExportRowsPane::invalidate()
{
    m_isRead = false;
    m_rows.clear();
    need();
}

void ExportRowsPane::need()
{
    auto &source = m_source->source();
    if (isVisible() && source.hasActivities() && (!m_isRead || source.files() != m_readFiles)) {
        m_isRead = true;
        m_readFiles = source.files();
        showCurrency();
        m_rows.load(source.input());
    }
    show();
}

void ExportRowsPane::showCurrency()
{
    m_rows.setCurrency(m_host.account().store().value(catalogue::key::currency).toString());
}

void ExportRowsPane::show()
{
    auto &source = m_source->source();
    const auto shown = m_rows.model().rowCount();
    const bool any = m_rows.isLoaded() && m_rows.total() > 0;
    const QLocale locale;
    m_actions->update();
    m_source->setVisible(source.hasActivities());
    m_save->setEnabled(any && shown > 0);
    m_count->setText(
        any ? tr("%1 of %2").arg(locale.toString(shown), locale.toString(m_rows.total()))
            : QString());
    if (m_rows.isLoaded())
        Q_EMIT loaded();
    if (!source.isReady() || (!m_rows.isSettled() && !m_rows.isLoaded()))
        return m_state->showLoading();
    if (!source.hasActivities())
        return m_state->showContent(m_source->missingPane());
    if (const auto &problem = m_rows.problem(); !problem.what.isEmpty())
        return m_state->showContent(
            {.icon = Icon::Warning,
             .tone = Tone::Err,
             .headline = problem.what,
             .sentence = QStringList{problem.why, problem.next}.join(u' ').trimmed(),
             .main = {.text = tr("Try again"), .icon = Icon::Refresh}});
    if (m_rows.isLoaded() && m_rows.isSettled() && shown == 0)
        return showNoRows();
    m_state->clear();
}

void ExportRowsPane::showNoRows()
{
    if (m_rows.total() > 0)
        return m_state->showContent({.icon = Icon::Search,
                                     .headline = tr("No match"),
                                     .sentence = tr("No row contains the text."),
                                     .main = {.text = tr("Clear the search")}});
    PaneContent content{.icon = Icon::Clock,
                        .headline = m_nothing,
                        .sentence = tr("The exports on this computer contain no such data.")};
    if (!m_host.account().mayWrite()) {
        content.sentence += u' ' + tr("This account is read-only.");
    } else if (!m_source->source().isFetching()) {
        content.main = {.text = tr("Get newer activities"), .icon = Icon::Refresh};
        content.other = {.text = tr("Choose a period…")};
    }
    m_state->showContent(content);
}

void ExportRowsPane::open(const QModelIndex &index)
{
    if (const auto place = m_rows.placeAt(index))
        m_host.open(*place);
    else
        m_host.tell(tr("The export contains no email or ID to open this record."));
}

void ExportRowsPane::doMain()
{
    const bool isEmpty = m_rows.isLoaded() && m_rows.total() == 0;
    if (!m_source->source().hasActivities() || (isEmpty && m_rows.problem().what.isEmpty()))
        return m_source->fetchNewer();
    if (!m_rows.problem().what.isEmpty()) {
        m_isRead = false;
        return need();
    }
    clearWithUndo(m_host, *m_search);
    m_search->setFocus(Qt::OtherFocusReason);
}

void ExportRowsPane::find()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

QString ExportRowsPane::searchText() const
{
    return m_search->text();
}

void ExportRowsPane::setSearchText(const QString &text)
{
    m_search->setText(text);
}

void ExportRowsPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    need();
}

} // namespace storedesk::ui::records
