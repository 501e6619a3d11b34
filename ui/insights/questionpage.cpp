// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questionpage.h"

#include "insightsource/insightsource.h"
#include "insightviews/obstacletext.h"
#include "insightviews/sourcetext.h"
#include "ui/charts/markchartview.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/recordaddress.h"
#include "ui/insights/insightsaver.h"
#include "ui/insights/insighttable.h"
#include "ui/insights/parameterbar.h"
#include "ui/insights/peoplepanel.h"
#include "ui/insights/periodchooser.h"
#include "ui/insights/rolesdialog.h"
#include "ui/tables/tableview.h"
#include "ui/theme/direction.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"
#include "workspace/workspace.h"

#include <QEvent>
#include <QHeaderView>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;
using insightviews::coverageText;
using insightviews::displayOf;
using insightviews::textOf;
using storedesk::insights::InsightReply;
using storedesk::insights::Obstacle;
using storedesk::insights::QuestionRow;

// Limits of the first column.
static constexpr int leastNames = 110;
static constexpr int mostNames = 240;
static constexpr int mostMeasuredRows = 100;

QuestionPage::QuestionPage(const QuestionRow &question, PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_question(question)
    , m_source(host.workspace().insightSource())
    , m_work(host.clock())
    , m_peopleWork(host.clock())
    , m_head(new PageHead(titleOf(question), this))
    , m_period(new PeriodChooser(m_source, this))
    , m_parameters(new ParameterBar(question, m_period, host.theme(), this))
    , m_saver(new InsightSaver(host, this))
    , m_notice(new Notice(host.theme(), this))
    , m_export(m_notice->addButton(QString()))
    , m_roles(m_notice->addButton(tr("Choose columns…")))
    , m_save(new Button(Icon::Save, tr("Save…"), host.theme(), this))
    , m_sentence(new QLabel(this))
    , m_content(new QWidget(this))
    , m_chart(new charts::MarkChartView(host.theme(), charts::MarkDetail::Full, m_content))
    , m_table(new InsightTable(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_rows(new TableView(host.theme(), m_content))
    , m_stack(new QStackedWidget(m_content))
    , m_people(new PeoplePanel(host, m_stack))
    , m_facts(new QVBoxLayout)
    , m_balance(new QLabel(this))
{
    build();
    connect(&m_source, &insightsource::InsightSource::changed, this, &QuestionPage::ask);
    connect(m_parameters, &ParameterBar::changed, this, [this] {
        ask();
        Q_EMIT viewStateChanged();
    });
}

PageAddress QuestionPage::place() const
{
    return {.page = pageid::insight, .values = {m_question.name}};
}

QString QuestionPage::title() const
{
    return titleOf(m_question);
}

Icon QuestionPage::icon() const
{
    return Icon::Chart;
}

void QuestionPage::focusFirst()
{
    m_period->setFocus(Qt::OtherFocusReason);
}

QList<QWidget *> QuestionPage::panes() const
{
    return {m_parameters, m_chart,
            m_stack->currentIndex() == 0 ? static_cast<QWidget *>(m_rows) : m_people};
}

bool QuestionPage::settled() const
{
    return m_source.isReady() && !m_work.running() && !m_peopleWork.running();
}

QJsonObject QuestionPage::viewState() const
{
    QJsonObject state;
    for (auto at = m_parameters->parameters().begin(); at != m_parameters->parameters().end(); ++at)
        state.insert(at.key(), at.value());
    return state;
}

void QuestionPage::restoreViewState(const QJsonObject &state)
{
    QHash<QString, QString> values;
    for (auto at = state.begin(); at != state.end(); ++at)
        values.insert(at.key(), at->toString());
    m_parameters->setParameters(values);
}

void QuestionPage::build()
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(marginsAlong(20, 16, 20, 16));
    box->setSpacing(10);
    buildHead();
    box->addWidget(m_head);
    box->addWidget(m_parameters);
    m_notice->setObjectName(u"notice"_s);
    m_notice->hide();
    m_export->setObjectName(u"export"_s);
    connect(m_export, &QPushButton::clicked, this,
            [this] { host().open({.page = pageid::newExport, .values = {m_exportKind}}); });
    m_roles->setObjectName(u"chooseRoles"_s);
    connect(m_roles, &QPushButton::clicked, this,
            [this] { this->host().openDialog(new RolesDialog(m_source, this->host())); });
    box->addWidget(m_notice);
    m_sentence->setObjectName(u"sentence"_s);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setRole(m_sentence, Role::Heading);
    box->addWidget(m_sentence);
    auto *split = new QSplitter(Qt::Horizontal, m_content);
    split->setHandleWidth(host().theme().scaled(8));
    split->setChildrenCollapsible(false);
    split->addWidget(makeMain());
    split->addWidget(makeSide());
    split->setStretchFactor(0, 1);
    split->setSizes({host().theme().scaled(720), host().theme().scaled(300)});
    auto *content = new QVBoxLayout(m_content);
    content->setContentsMargins(0, 0, 0, 0);
    content->addWidget(split);
    box->addWidget(m_content, 1);
    m_content->hide();
}

void QuestionPage::buildHead()
{
    m_save->setObjectName(u"saveAnswer"_s);
    auto *menu = new QMenu(m_save);
    const auto add = [&](const QString &text, const QString &name, auto act) {
        auto *action = menu->addAction(text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, act);
    };
    add(tr("Save the chart as an image…"), u"saveChart"_s, [this] {
        auto chart = m_view.chart;
        chart.note = m_reply->answer->sentence;
        m_saver->saveChart(chart, m_chart->look(), title());
    });
    add(tr("Save the table as CSV…"), u"saveTable"_s,
        [this] { m_saver->saveTable(tableOf(*m_sorted), title()); });
    add(tr("Copy the table"), u"copyTable"_s, [this] {
        copyTable(ClipboardTable(tableOf(*m_sorted)));
        host().tell(tr("Table copied."));
    });
    m_save->setMenu(menu);
    m_head->add(m_save);
}

QWidget *QuestionPage::makeMain()
{
    auto *split = new QSplitter(Qt::Vertical, m_content);
    split->setHandleWidth(host().theme().scaled(8));
    split->setChildrenCollapsible(false);
    auto *panel = new Panel(split);
    m_chart->setObjectName(u"chart"_s);
    panel->box()->setContentsMargins(12, 12, 12, 12);
    panel->box()->addWidget(m_chart);
    connect(m_chart, &charts::MarkChartView::opened, this, &QuestionPage::openPeople);

    auto *table = new Panel(m_stack);
    m_sorted->setSourceModel(m_table);
    m_sorted->setSortRole(InsightTable::SortRole);
    m_rows->setObjectName(u"answerTable"_s);
    m_rows->setAccessibleName(tr("Answer table"));
    m_rows->setModel(m_sorted);
    m_rows->viewport()->installEventFilter(this);
    m_rows->sortByColumn(-1, Qt::AscendingOrder);
    table->box()->addWidget(m_rows);
    connect(m_rows, &TableView::opened, this, &QuestionPage::openCell);
    connect(m_rows, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (!index.data(InsightTable::KeyRole).toString().isEmpty())
            openCell(index);
    });
    m_stack->addWidget(table);
    m_stack->addWidget(m_people);
    connect(m_people, &PeoplePanel::closed, this, [this] {
        m_stack->setCurrentIndex(0);
        m_rows->setFocus();
    });
    split->addWidget(panel);
    split->addWidget(m_stack);
    split->setSizes({host().theme().scaled(290), host().theme().scaled(240)});
    return split;
}

static QLabel *wrapped(const QString &text, Role role, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    setRole(label, role);
    return label;
}

QWidget *QuestionPage::makeSide()
{
    auto *content = new QWidget;
    auto *box = new QVBoxLayout(content);
    box->setContentsMargins(16, 14, 16, 14);
    box->setSpacing(8);
    m_facts->setSpacing(4);
    box->addLayout(m_facts);
    m_factsLine = separator(content);
    box->addWidget(m_factsLine);
    box->addWidget(wrapped(tr("Definition"), Role::Heading, content));
    auto *definition = wrapped(definitionOf(m_question), Role::Small, content);
    definition->setObjectName(u"definition"_s);
    box->addWidget(definition);
    box->addWidget(separator(content));
    box->addWidget(wrapped(tr("Data used"), Role::Heading, content));
    m_balance->setObjectName(u"balance"_s);
    m_balance->setTextFormat(Qt::PlainText);
    m_balance->setWordWrap(true);
    setRole(m_balance, Role::Small);
    box->addWidget(m_balance);
    box->addStretch(1);
    auto *panel = new Panel(m_content);
    panel->box()->addWidget(scrolled(content));
    panel->setMinimumWidth(host().theme().scaled(220));
    return panel;
}

storedesk::insights::QuestionRequest QuestionPage::request() const
{
    return {.input = m_source.input(),
            .question = &m_question,
            .parameters = m_parameters->parameters()};
}

void QuestionPage::refresh()
{
    ask();
}

// The old answer stays visible until the new one is available.
void QuestionPage::ask()
{
    m_peopleWork.stop();
    m_chart->setOutdated(true);
    m_input = m_source.input();
    m_work.start([engine = m_source.engine(), request = request()](
                     base::Progress &progress) { return engine->answer(request, progress); },
                 [this](base::Result<InsightReply> &&reply) { showReply(std::move(reply)); });
}

void QuestionPage::showReply(base::Result<InsightReply> &&reply)
{
    m_chart->setOutdated(false);
    m_notice->setVisible(!reply || !reply->answer);
    m_content->setVisible(reply && reply->answer);
    m_sentence->setVisible(reply && reply->answer);
    m_save->setEnabled(reply && reply->answer);
    m_reply.reset();
    if (!reply) {
        m_export->hide();
        m_roles->hide();
        m_notice->tell(Tone::Err, reply.error().what,
                       QStringList{reply.error().why, reply.error().next}.join(u' ').trimmed());
    } else if (!reply->answer) {
        showObstacle(reply->answer.error());
    } else {
        m_reply = *std::move(reply);
        showAnswer();
    }
    Q_EMIT headChanged();
}

void QuestionPage::showObstacle(const Obstacle &obstacle)
{
    const auto text = textOf(obstacle);
    m_exportKind = text.exportKind;
    m_export->setText(text.action);
    m_export->setVisible(!text.exportKind.isEmpty());
    m_roles->setVisible(text.isMissingColumn);
    m_notice->tell(Tone::Accent, tr("This question can't be answered yet."), text.sentence);
    m_head->setSubtitle({});
}

void QuestionPage::showAnswer()
{
    m_view = displayOf(m_question).view(*m_reply);
    m_sentence->setText(m_reply->answer->sentence);
    m_head->setSubtitle(coverageText(m_reply->data, m_input));
    m_chart->setChart(m_view.chart);
    m_table->show(m_view);
    m_rows->sortByColumn(-1, Qt::AscendingOrder);
    m_stack->setCurrentIndex(0);
    showColumns();
    showFacts();
    showBalance();
}

void QuestionPage::showColumns()
{
    for (int column = 0; column < m_table->columnCount(); ++column) {
        const auto &shown = m_view.columns[static_cast<std::size_t>(column)];
        m_rows->cells()->setInk(column,
                                shown.opens       ? CellInk::Link
                                    : column == 0 ? CellInk::Name
                                                  : CellInk::Text);
    }
    fitColumns();
    fitNames();
}

// Columns of numbers are as wide as their content, so that many of them fit.
void QuestionPage::fitColumns()
{
    static constexpr int padding = 22;
    static constexpr int least = 52;
    const auto metrics = m_rows->fontMetrics();
    for (int column = 1; column < m_table->columnCount(); ++column) {
        int widest = 0;
        for (int row = 0; row < std::min(m_table->rowCount(), mostMeasuredRows); ++row)
            widest = std::max(
                widest, metrics.horizontalAdvance(m_table->index(row, column).data().toString()));
        m_rows->setColumnAtLeast(column, 0);
        m_rows->setColumnWidth(column,
                               std::max({m_rows->columnWidth(column), host().theme().scaled(least),
                                         widest + host().theme().scaled(padding)}));
    }
}

// The names take the room that the numbers leave, but no less than they need within limits.
void QuestionPage::fitNames()
{
    if (m_table->columnCount() == 0)
        return;
    static constexpr int padding = 28;
    int numbers = 0;
    for (int column = 1; column < m_table->columnCount(); ++column)
        numbers += m_rows->columnWidth(column);
    int widest = 0;
    for (int row = 0; row < std::min(m_table->rowCount(), mostMeasuredRows); ++row)
        widest = std::max(
            widest,
            m_rows->fontMetrics().horizontalAdvance(m_table->index(row, 0).data().toString()));
    const auto &theme = host().theme();
    const int needed = std::clamp(widest + theme.scaled(padding), theme.scaled(leastNames),
                                  theme.scaled(mostNames));
    m_rows->setColumnWidth(0, std::max(needed, m_rows->viewport()->width() - numbers));
}

bool QuestionPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_rows->viewport() && event->type() == QEvent::Resize)
        fitNames();
    return Page::eventFilter(watched, event);
}

void QuestionPage::showFacts()
{
    while (auto *item = m_facts->takeAt(0)) {
        if (auto *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    m_factsLine->setVisible(!m_view.facts.empty());
    for (const auto &fact : m_view.facts) {
        auto *row = new QWidget(this);
        auto *line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        auto *name = wrapped(fact.name, Role::Small, row);
        line->addWidget(name, 1);
        if (fact.cell.key.isEmpty()) {
            auto *value = new QLabel(fact.cell.text, row);
            setRole(value, fact.cell.muted ? Role::Muted : Role::Strong);
            line->addWidget(value);
        } else {
            auto *value = new Button(fact.cell.text, host().theme(), row);
            value->setKind(Role::Link);
            value->setObjectName(u"fact:"_s + fact.cell.key);
            value->setAccessibleName(u"%1: %2"_s.arg(fact.name, fact.cell.text));
            connect(value, &QPushButton::clicked, this,
                    [this, key = fact.cell.key, title = fact.name] { openPeople(key, title); });
            line->addWidget(value);
        }
        m_facts->addWidget(row);
    }
}

// One line for each reason.
void QuestionPage::showBalance()
{
    m_balance->setText(m_reply->answer->balanceLine().replace(u" · "_s, u"\n"_s));
}

void QuestionPage::openCell(const QModelIndex &index)
{
    auto chosen = index;
    if (chosen.data(InsightTable::KeyRole).toString().isEmpty()) {
        for (int column = 0; column < m_sorted->columnCount(); ++column) {
            const auto other = index.siblingAtColumn(column);
            if (!other.data(InsightTable::KeyRole).toString().isEmpty()) {
                chosen = other;
                break;
            }
        }
    }
    const auto key = chosen.data(InsightTable::KeyRole).toString();
    const auto column =
        m_sorted->headerData(chosen.column(), Qt::Horizontal, Qt::DisplayRole).toString();
    const auto contact = index.siblingAtColumn(0).data(InsightTable::ContactRole).toString();
    if (!key.isEmpty())
        openPeople(key, u"%1, %2"_s.arg(chosen.siblingAtColumn(0).data().toString(), column));
    else if (!contact.isEmpty())
        host().open(placeOf(*catalogue::usualKeyOf(catalogue::Resource::Contact), {contact}));
}

void QuestionPage::openPeople(const QString &key, const QString &name)
{
    if (!m_reply)
        return;
    const auto found = m_reply->people->find(key);
    if (found == m_reply->people->end())
        return;
    m_people->showLoading(name);
    m_stack->setCurrentWidget(m_people);
    using People = base::Result<std::vector<storedesk::insights::InsightPerson>>;
    m_peopleWork.start(
        [engine = m_source.engine(), input = m_input, people = found->second](
            base::Progress &progress) { return engine->people(input, people, progress); },
        [this, name](People &&people) {
            if (!people)
                return host().tell(QStringList{people.error().what, people.error().why}.join(u' '));
            m_people->showPeople(name, *std::move(people));
            m_people->focusTable();
        });
}

} // namespace storedesk::ui::insights
