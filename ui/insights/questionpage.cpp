// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "questionpage.h"

#include "insightsource/insightpins.h"
#include "insightsource/insightsource.h"
#include "insightviews/obstacletext.h"
#include "insightviews/sourcetext.h"
#include "ui/charts/markchartview.h"
#include "ui/host/buttonaction.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/recordaddress.h"
#include "ui/insights/answercomparison.h"
#include "ui/insights/answerprinter.h"
#include "ui/insights/answerside.h"
#include "ui/insights/answertable.h"
#include "ui/insights/insightsaver.h"
#include "ui/insights/parameterbar.h"
#include "ui/insights/peoplepanel.h"
#include "ui/insights/periodchooser.h"
#include "ui/insights/sourcedialog.h"
#include "ui/insights/zonenotice.h"
#include "ui/tables/columnarrangement.h"
#include "ui/tables/tableview.h"
#include "ui/theme/direction.h"
#include "ui/theme/theme.h"
#include "ui/widgets/busyline.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fitchoices.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/panel.h"
#include "workspace/workspace.h"

#include <QComboBox>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QPrintDialog>
#include <QPrinter>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;
using insightviews::coverageText;
using insightviews::displayOf;
using insightviews::textOf;
using storedesk::insights::InsightReply;
using storedesk::insights::QuestionRow;

static constexpr int sideWidth = 300;
static constexpr auto answerColumnsMember = "answerColumns"_L1;
static constexpr auto peopleColumnsMember = "peopleColumns"_L1;

static QWidget *rowOf(QWidget *first, QWidget *second, QWidget *parent)
{
    auto *row = new QWidget(parent);
    auto *line = rowIn(row, 8);
    line->addWidget(first);
    line->addWidget(second);
    return row;
}

QuestionPage::QuestionPage(const QuestionRow &question, PageHost &host, QWidget *parent)
    : Page(host, {.page = pageid::insight, .values = {question.name}}, parent)
    , m_question(question)
    , m_source(host.workspace().insightSource())
    , m_work(host.clock())
    , m_peopleWork(host.clock())
    , m_head(new PageHead(titleOf(question), this))
    , m_period(new PeriodChooser(m_source, this))
    , m_comparison(new AnswerComparison(host.clock(), this))
    , m_parameters(new ParameterBar(question, rowOf(m_period, m_comparison->choice(), this),
                                    host.theme(), this))
    , m_saver(new InsightSaver(host, this))
    , m_notice(new Notice(host.theme(), this))
    , m_export(m_notice->addButton(QString()))
    , m_roles(m_notice->addButton(tr("Choose columns…")))
    , m_pin(new Button(Icon::Pin, QString(), host.theme(), this))
    , m_save(new Button(Icon::Save, tr("Save…"), host.theme(), this))
    , m_saving(new QMenu(m_save))
    , m_sentence(new QLabel(this))
    , m_content(new QSplitter(Qt::Vertical, this))
    , m_upper(new QSplitter(Qt::Horizontal, m_content))
    , m_main(new QSplitter(Qt::Vertical, m_upper))
    , m_choice(new QComboBox(this))
    , m_chartTitle(new QLabel(this))
    , m_chart(new charts::MarkChartView(host.theme(), charts::MarkDetail::Full, this))
    , m_stack(new QStackedWidget(m_main))
    , m_table(new AnswerTable(host.theme(), m_stack))
    , m_people(new PeoplePanel(host, m_stack))
    , m_side(new AnswerSide(question, host.theme(), m_upper))
    , m_busy(new BusyLine(m_work, host.clock(), host.theme(), this))
{
    build();
    connect(&m_source, &insightsource::InsightSource::changed, this, &QuestionPage::ask);
    connect(m_parameters, &ParameterBar::changed, this, [this] {
        ask();
        Q_EMIT viewStateChanged();
    });
}

QString QuestionPage::title() const
{
    return titleOf(m_question);
}

void QuestionPage::focusFirst()
{
    m_period->setFocus(Qt::OtherFocusReason);
}

QList<QWidget *> QuestionPage::panes() const
{
    return {m_parameters, m_chart,
            m_stack->currentIndex() == 0 ? static_cast<QWidget *>(m_table->rows()) : m_people};
}

bool QuestionPage::settled() const
{
    return m_source.isReady() && !m_work.running() && !m_peopleWork.running()
        && m_comparison->isSettled();
}

QJsonObject QuestionPage::viewState() const
{
    QJsonObject state{{answerColumnsMember, m_table->columns()->state()},
                      {peopleColumnsMember, m_people->columns()->state()}};
    for (auto at = m_parameters->parameters().begin(); at != m_parameters->parameters().end(); ++at)
        state.insert(at.key(), at.value());
    return state;
}

void QuestionPage::restoreViewState(const QJsonObject &state)
{
    QHash<QString, QString> values;
    for (auto at = state.begin(); at != state.end(); ++at) {
        if (at->isString())
            values.insert(at.key(), at->toString());
    }
    m_parameters->setParameters(values);
    m_table->columns()->restore(state.value(answerColumnsMember).toObject());
    m_people->columns()->restore(state.value(peopleColumnsMember).toObject());
}

void QuestionPage::build()
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(marginsAlong(20, 16, 20, 16));
    box->setSpacing(10);
    buildHead();
    box->addWidget(m_head);
    box->addWidget(m_parameters);
    m_busy->setAccessibleName(tr("Computing the answer"));
    box->addWidget(m_busy);
    box->addWidget(new ZoneNotice(m_source, host(), this));
    buildNotice();
    box->addWidget(m_notice);
    m_sentence->setObjectName(u"sentence"_s);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setRole(m_sentence, Role::Heading);
    box->addWidget(m_sentence);
    box->addWidget(m_comparison);
    buildPeople();
    const auto &theme = host().theme();
    for (auto *split : {m_content, m_upper, m_main}) {
        split->setHandleWidth(theme.scaled(8));
        split->setChildrenCollapsible(false);
    }
    m_main->insertWidget(0, makeChart());
    m_upper->addWidget(m_main);
    m_upper->addWidget(m_side);
    m_upper->setStretchFactor(0, 1);
    m_upper->setSizes({theme.scaled(720), theme.scaled(sideWidth)});
    m_content->addWidget(m_upper);
    m_main->addWidget(m_stack);
    box->addWidget(m_content, 1);
    m_content->hide();
}

void QuestionPage::buildNotice()
{
    m_notice->setObjectName(u"notice"_s);
    m_notice->hide();
    m_export->setObjectName(u"export"_s);
    connect(m_export, &QPushButton::clicked, this, [this] {
        if (m_source.usesWarehouse())
            host().open({.page = pageid::warehouse});
        else
            host().open({.page = pageid::newExport, .values = {m_exportKind}});
    });
    m_roles->setObjectName(u"chooseRoles"_s);
    connect(m_roles, &QPushButton::clicked, this,
            [this] { host().openDialog(new RolesDialog(m_source, host(), m_unsavedRoles)); });
}

void QuestionPage::buildHead()
{
    auto &pins = host().workspace().insightPins();
    m_pin->setObjectName(u"pin"_s);
    connect(m_pin, &QPushButton::clicked, this,
            [this, &pins] { pins.setPinned(m_question.name, !pins.isPinned(m_question.name)); });
    connect(&pins, &insightsource::InsightPins::changed, this, &QuestionPage::showPin);
    showPin();
    m_head->add(m_pin);
    buildSaving();
    m_save->setObjectName(u"saveAnswer"_s);
    m_save->setMenu(m_saving);
    m_head->add(m_save);
    auto *columns = m_table->columns()->makeButton(this);
    m_head->add(columns);
    m_actions = m_saving->actions();
    m_actions += {new ButtonAction(*m_pin, Qt::CTRL | Qt::Key_D), new ButtonAction(*columns)};
    for (const auto *each : {m_table->columns(), m_people->columns()})
        connect(each, &ColumnArrangement::changed, this, &QuestionPage::viewStateChanged);
}

void QuestionPage::showPin()
{
    m_pin->setText(host().workspace().insightPins().isPinned(m_question.name)
                       ? tr("Unpin from Overview")
                       : tr("Pin to Overview"));
}

void QuestionPage::buildSaving()
{
    const auto add = [&](const QString &text, const QString &name, const QKeySequence &key,
                         auto act) {
        auto *action = m_saving->addAction(text);
        action->setObjectName(name);
        action->setShortcut(key);
        // The answer may disappear while the menu is open.
        connect(action, &QAction::triggered, this, [this, act] {
            if (m_reply)
                act();
        });
    };
    add(tr("Save the chart as an image…"), u"saveChart"_s, {}, [this] {
        auto chart = shownChart();
        chart.note = m_reply->answer->sentence;
        m_saver->saveChart(chart, m_chart->look(), title());
    });
    add(tr("Save the table…"), u"saveTable"_s, QKeySequence::Save,
        [this] { m_saver->saveTable(m_table->table(), title()); });
    add(tr("Copy the table"), u"copyTable"_s, Qt::CTRL | Qt::ALT | Qt::Key_T, [this] {
        copyTable(ClipboardTable(m_table->table().shown));
        host().tell(tr("Table copied."));
    });
    add(tr("Print…"), u"print"_s, QKeySequence::Print, [this] { askForPrinter(); });
}

QWidget *QuestionPage::makeChart()
{
    auto *panel = new Panel(m_main);
    panel->box()->setContentsMargins(12, 10, 12, 12);
    panel->box()->setSpacing(6);
    auto *line = new QHBoxLayout;
    setRole(m_chartTitle, Role::Small);
    m_choice->setObjectName(u"chartChoice"_s);
    m_choice->setAccessibleName(tr("Chart"));
    line->addWidget(m_chartTitle);
    line->addWidget(m_choice);
    line->addStretch(1);
    panel->box()->addLayout(line);
    m_chart->setObjectName(u"chart"_s);
    m_chart->setContextMenuPolicy(Qt::CustomContextMenu);
    panel->box()->addWidget(m_chart, 1);
    connect(m_choice, &QComboBox::activated, this, [this] { m_chart->setChart(shownChart()); });
    connect(m_chart, &charts::MarkChartView::opened, this, &QuestionPage::openPeople);
    connect(m_chart, &QWidget::customContextMenuRequested, this,
            [this](const QPoint &at) { m_saving->popup(m_chart->mapToGlobal(at)); });
    return panel;
}

void QuestionPage::buildPeople()
{
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_people);
    connect(m_table, &AnswerTable::peopleWanted, this, &QuestionPage::openPeople);
    connect(m_side, &AnswerSide::peopleWanted, this, &QuestionPage::openPeople);
    connect(m_side, &AnswerSide::zoneWanted, this,
            [this] { host().openDialog(new SourceDialog(m_source, host())); });
    connect(m_table, &AnswerTable::contactWanted, this, [this](const QString &email) {
        host().open(placeOf(*catalogue::usualKeyOf(catalogue::Resource::Contact), {email}));
    });
    connect(m_people, &PeoplePanel::closed, this, [this] {
        m_stack->setCurrentIndex(0);
        m_table->rows()->setFocus();
    });
}

// Gives a wide table the whole width. Other tables are beside the definition.
void QuestionPage::arrange()
{
    const auto &theme = host().theme();
    // What the definition, the margins and the scroll bar take.
    const int beside = theme.scaled(sideWidth + 70);
    auto *split = m_table->neededWidth() > width() - beside ? m_content : m_main;
    if (split->indexOf(m_stack) < 0)
        split->addWidget(m_stack);
    // The rows of a heat map need room; most of the time, it says more than the table.
    static constexpr int mostRows = 16;
    static constexpr int rowHeight = 19;
    const bool isGrid = m_view.chart.form == insightviews::MarkForm::Grid;
    const int rows =
        isGrid ? std::min<int>(static_cast<int>(m_view.chart.rows.size()), mostRows) : 0;
    const int chart = theme.scaled(std::max(290, 120 + rows * rowHeight));
    split->setSizes({chart, std::max(theme.scaled(120), m_content->height() - chart)});
}

storedesk::insights::QuestionRequest QuestionPage::request() const
{
    return {.input = m_source.input(),
            .question = &m_question,
            .parameters = m_parameters->parameters()};
}

void QuestionPage::refresh()
{
    m_source.refresh();
    ask();
}

// The old answer stays visible until the new one is available.
void QuestionPage::ask()
{
    m_peopleWork.stop();
    m_chart->setOutdated(true);
    // The source asks again as soon as it can answer.
    if (!m_source.engine())
        return m_work.stop();
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
    for (auto *action : m_saving->actions())
        action->setEnabled(m_save->isEnabled());
    m_reply.reset();
    m_comparison->clear();
    if (!reply) {
        m_export->hide();
        m_roles->hide();
        m_notice->tell(Tone::Err, reply.error().what,
                       QStringList{reply.error().why, reply.error().next}.join(u' ').trimmed());
    } else if (!reply->answer) {
        showObstacle(*reply);
    } else {
        m_reply = *std::move(reply);
        showAnswer();
    }
    Q_EMIT headChanged();
}

void QuestionPage::showObstacle(const InsightReply &reply)
{
    const auto text = textOf(reply);
    m_exportKind = text.exportKind;
    m_export->setText(
        insightviews::withDuration(text.action, m_source.exportDuration(text.exportKind)));
    m_export->setVisible(!text.exportKind.isEmpty() || text.needsSync);
    m_roles->setVisible(text.isMissingColumn);
    m_notice->tell(Tone::Accent, tr("This question can't be answered yet."), text.sentence);
    m_head->setSubtitle({});
}

bool QuestionPage::asksForLongerPeriods()
{
    const auto longerPeriod = displayOf(m_question).longerPeriod;
    const auto longer = longerPeriod ? longerPeriod(*m_reply) : std::nullopt;
    if (!longer)
        return false;
    auto parameters = m_parameters->parameters();
    parameters.insert(u"period"_s, nameOf(*longer));
    m_parameters->setParameters(parameters);
    return true;
}

void QuestionPage::showAnswer()
{
    if (asksForLongerPeriods())
        return;
    m_view = displayOf(m_question).view(*m_reply);
    m_sentence->setText(m_reply->answer->sentence);
    auto asked = request();
    // With the times of the answer.
    asked.input = m_reply->input;
    m_comparison->ask(m_source.engine(), asked);
    m_head->setSubtitle(coverage());
    showChartChoice();
    m_chart->setChart(shownChart());
    m_table->show(m_view);
    arrange();
    m_stack->setCurrentIndex(0);
    m_side->show(m_view, *m_reply->answer, ZoneNotice::zoneText(m_source));
}

// Says where the answer comes from, if it is not this computer.
QString QuestionPage::coverage() const
{
    const auto text = coverageText(m_reply->data, m_reply->input);
    return m_reply->session == 0 ? text : tr("Warehouse · %1").arg(text);
}

void QuestionPage::showChartChoice()
{
    const auto chosen = m_choice->currentIndex();
    m_choice->clear();
    m_choice->addItem(m_view.chart.title);
    for (const auto &other : m_view.otherCharts)
        m_choice->addItem(other.title);
    static constexpr int mostLetters = 50;
    fitChoices(*m_choice, mostLetters);
    m_choice->setCurrentIndex(chosen > 0 && chosen < m_choice->count() ? chosen : 0);
    m_choice->setVisible(m_choice->count() > 1);
    m_chartTitle->setVisible(m_choice->count() == 1);
    m_chartTitle->setText(m_view.chart.title);
}

const insightviews::MarkChart &QuestionPage::shownChart() const
{
    const auto other = m_choice->currentIndex() - 1;
    return other < 0 ? m_view.chart : m_view.otherCharts[static_cast<std::size_t>(other)];
}

void QuestionPage::askForPrinter()
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(title());
    auto *dialog = new QPrintDialog(printer.get(), this);
    dialog->setObjectName(u"printAnswer"_s);
    // The dialog uses the printer until it is destroyed.
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this,
            [this, printer] { printTo(*printer); });
    host().openDialog(dialog);
}

void QuestionPage::printTo(QPagedPaintDevice &device) const
{
    if (!m_reply)
        return;
    PrintedAnswer printed{.title = title(),
                          .coverage = coverage(),
                          .sentence = m_reply->answer->sentence,
                          .chart = shownChart(),
                          .table = m_table->table().shown,
                          .definition = definitionOf(m_question),
                          .balance = m_reply->answer->balanceLine(),
                          .font = m_chart->look().label};
    for (const auto &fact : m_view.facts)
        printed.facts.append({fact.name, fact.cell.text});
    print(printed, device);
}

void QuestionPage::openPeople(const QString &key, const QString &name)
{
    if (!m_reply)
        return;
    const auto *found = m_view.peopleOf(*m_reply, key);
    if (!found)
        return;
    m_people->showLoading(name);
    m_stack->setCurrentWidget(m_people);
    using People = base::Result<std::vector<storedesk::insights::InsightPerson>>;
    m_peopleWork.start(
        [engine = m_source.engine(), reply = *m_reply, people = *found](base::Progress &progress) {
            return engine->people(reply, people, progress);
        },
        [this, name](People &&people) {
            if (!people) {
                m_stack->setCurrentIndex(0);
                const auto &problem = people.error();
                return host().tell(
                    QStringList{problem.what, problem.why, problem.next}.join(u' ').simplified());
            }
            m_people->showPeople(name, *std::move(people));
            m_people->focusTable();
        });
}

} // namespace storedesk::ui::insights
