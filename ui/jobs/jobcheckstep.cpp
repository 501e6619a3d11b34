// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/jobcheckstep.h"

#include "account/account.h"
#include "api/session.h"
#include "imports/bulkrecipe.h"
#include "jobs/bulkdraft.h"
#include "jobs/jobestimate.h"
#include "records/putbackplan.h"
#include "ui/host/countguard.h"
#include "ui/host/pagehost.h"
#include "ui/importeffect/guardsdialog.h"
#include "ui/jobs/jobtexts.h"
#include "ui/jobs/reasonlist.h"
#include "ui/tables/storeband.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/selectabletext.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QStandardItemModel>
#include <QTimer>
#include <QVBoxLayout>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using State = storedesk::jobs::BulkDraft::State;

static constexpr int effectColumn = 3;
static constexpr int requestColumn = 4;

JobCheckStep::JobCheckStep(storedesk::jobs::BulkDraft &draft,
                           storedesk::imports::ImportDraft &checked, PageHost &host,
                           QWidget *parent)
    : AssistantStep(parent)
    , m_draft(draft)
    , m_checked(checked)
    , m_host(host)
    , m_notice(new Notice(host.theme(), this))
    , m_blanks(new Notice(host.theme(), this))
    , m_broken(new Notice(host.theme(), this))
    , m_asImport(new Notice(host.theme(), this))
    , m_sendAsImport(m_asImport->addButton(tr("Send as one &import…")))
    , m_bar(new ProgressLine(host.theme(), this))
    , m_sum(new QLabel(this))
    , m_time(new QLabel(this))
    , m_first(new QStandardItemModel(this))
    , m_table(new TableView(host.theme(), this))
    , m_reasons(new ReasonList(host.theme(), this))
    , m_count(new CountGuard(host, this))
    , m_requests(new QCheckBox(tr("Show the &requests"), this))
    , m_guards(new Button(tr("Safety &limits…"), host.theme(), this))
    , m_compare(new Button(Icon::Swap, tr("Compare with the &current values"), host.theme(), this))
    , m_effect(host.account().session())
{
    build();
    connect(&draft, &storedesk::jobs::BulkDraft::changed, this, &JobCheckStep::showState);
    connect(&checked, &storedesk::imports::ImportDraft::changed, this, &JobCheckStep::showGuards);
    connect(m_guards, &Button::clicked, this, &JobCheckStep::askForGuards);
    connect(m_count, &CountGuard::changed, this, &AssistantStep::changed);
    connect(m_count, &CountGuard::entered, this, &AssistantStep::wantsNext);
    connect(m_requests, &QCheckBox::toggled, this,
            [this](bool shown) { m_table->setColumnHidden(requestColumn, !shown); });
    connect(m_compare, &Button::clicked, this, &JobCheckStep::compare);
    connect(m_sendAsImport, &Button::clicked, this, &JobCheckStep::importAsked);
    connect(&m_effect, &storedesk::jobs::EffectPreview::known, this,
            [this](qint64 number, const QString &effect) {
                const auto rows = m_first->findItems(QLocale().toString(number));
                if (rows.isEmpty())
                    return;
                auto *cell = m_first->item(rows.front()->row(), effectColumn);
                cell->setText(effect);
                cell->setToolTip(effect);
            });
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this,
            [this] { m_bar->setAmount(static_cast<qint64>(m_draft.progress() * 1000), 1000); });
    timer->start(200ms);
}

void JobCheckStep::build()
{
    setSelectable({m_sum, m_time});
    m_sum->setObjectName(u"checkSum"_s);
    m_requests->setObjectName(u"showRequests"_s);
    m_requests->setToolTip(tr("The exact requests sent to the service"));
    m_compare->setObjectName(u"compare"_s);
    m_compare->setToolTip(tr("Loads the first hundred records and shows old and new values"));
    m_guards->setObjectName(u"guards"_s);
    m_guards->setToolTip(tr("Saved with a recipe of this job"));
    m_broken->setObjectName(u"brokenGuards"_s);
    m_broken->hide();
    setSmall(m_guards);
    setSmall(m_compare);
    setRole(m_sum, Role::Strong);
    setRole(m_time, Role::Muted);
    for (auto *label : {m_sum, m_time}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_table->setObjectName(u"firstRequests"_s);
    m_table->setAccessibleName(tr("The first rows"));
    m_table->setModel(m_first);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_reasons->offerNothing();
    m_reasons->hide();
    auto *panel = new Panel(this);
    panel->box()->addWidget(m_table, 1);
    panel->box()->addWidget(separator(panel));
    panel->box()->addWidget(m_reasons);
    auto *more = new QWidget(this);
    auto *flow = new FlowLayout(more);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setLastAtEnd(true);
    for (auto *part : std::initializer_list<QWidget *>{m_requests, m_guards, m_compare})
        flow->addWidget(part);
    m_notice->hide();
    m_blanks->setObjectName(u"clearedCells"_s);
    connect(m_blanks->addButton(tr("&Keep those values")), &Button::clicked, this, [this] {
        m_draft.setBlank(storedesk::jobs::BulkPlan::Blank::Leave);
        m_draft.check();
        focusFirst();
    });
    m_blanks->hide();
    m_asImport->setObjectName(u"asImport"_s);
    m_asImport->hide();
    m_sendAsImport->setObjectName(u"sendAsImport"_s);
    auto *box = columnIn(this, 10);
    box->addWidget(new StoreBand(m_host.storeMark(), m_host.theme(), this));
    for (auto *widget :
         QList<QWidget *>{m_notice, m_broken, m_blanks, m_asImport, m_bar, m_sum, m_time})
        box->addWidget(widget);
    box->addWidget(panel, 1);
    box->addWidget(more);
    box->addWidget(m_count);
}

void JobCheckStep::enter()
{
    if (m_draft.state() != State::Checked)
        m_draft.check();
    showState();
}

void JobCheckStep::offerImport(const std::optional<QString> &obstacle)
{
    m_asImport->setVisible(obstacle.has_value());
    if (!obstacle)
        return;
    m_sendAsImport->setEnabled(obstacle->isEmpty());
    m_sendAsImport->setToolTip(*obstacle);
    m_asImport->tell(
        Tone::Accent, tr("An import can make these changes"),
        obstacle->isEmpty()
            ? tr("It sends one file instead of one request per contact. The file, the columns and "
                 "the settings are carried over, and you see a preview of each row first.")
            : *obstacle);
}

// Sets the count to confirm. Bulk lookups change nothing, so they need no confirmation. Deletions
// that can't be undone always do.
void JobCheckStep::setCount()
{
    const auto &operation = catalogue::operation(m_draft.plan().operation);
    m_count->setAlways(
        operation.effect == catalogue::Effect::Delete
        && (!m_draft.plan().readFirst || !storedesk::records::canComeBack(operation.resource)));
    m_count->setCount(
        operation.writes() && m_draft.state() == State::Checked ? m_draft.verdict().toSend() : 0);
}

void JobCheckStep::showState()
{
    // The input of the check may have changed, for example because the account's fields were
    // loaded.
    if (isVisible() && m_draft.state() == State::Read && m_draft.problem().what.isEmpty()
        && m_draft.missing().isEmpty())
        return m_draft.check();
    const auto &problem = m_draft.problem();
    m_notice->setVisible(!problem.what.isEmpty());
    if (m_notice->isVisibleTo(this))
        m_notice->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next));
    m_bar->setVisible(m_draft.state() == State::Checking);
    showBlanks();
    if (m_draft.state() == State::Checking)
        m_sum->setText(tr("Checking every row…"));
    if (m_draft.state() == State::Checked)
        showVerdict();
    setCount();
    showGuards();
}

void JobCheckStep::askForGuards()
{
    imports::askForGuards(
        m_host, m_checked.guards(), this,
        [this](const storedesk::imports::Guards &guards) { m_checked.setGuards(guards); },
        imports::GuardedWork::Bulk);
}

QStringList JobCheckStep::brokenGuards() const
{
    const auto &verdict = m_draft.verdict();
    return m_draft.state() == State::Checked
        ? storedesk::imports::brokenGuards(m_checked.guards(), verdict.head, verdict.clearedCells)
        : QStringList();
}

void JobCheckStep::showGuards()
{
    const auto broken = brokenGuards();
    m_broken->setVisible(!broken.isEmpty());
    if (!broken.isEmpty())
        m_broken->tell(Tone::Err, tr("The safety limits prevent this job"), broken.join(u' '));
    Q_EMIT changed();
}

void JobCheckStep::showBlanks()
{
    const auto cells = m_draft.state() == State::Checked ? m_draft.verdict().clearedCells : 0;
    m_blanks->setVisible(cells > 0);
    if (cells > 0)
        m_blanks->tell(Tone::Warn,
                       tr("%Ln blank cell(s) will erase values of existing records", nullptr,
                          static_cast<int>(std::min<qint64>(cells, INT_MAX))),
                       tr("“Keep those values” leaves these fields as they are."));
}

void JobCheckStep::showVerdict()
{
    const auto &verdict = m_draft.verdict();
    if (m_shownId == verdict.id)
        return;
    m_shownId = verdict.id;
    const auto rows = verdict.head.rows();
    const auto toSend = verdict.toSend();
    m_sum->setText(
        toSend == rows
            ? tr("All %Ln row(s) can be sent.", nullptr, static_cast<int>(rows))
            : tr("%L1 of %Ln row(s) can be sent, %L2 cannot.", nullptr, static_cast<int>(rows))
                  .arg(toSend)
                  .arg(rows - toSend));
    if (m_draft.restrictedTo())
        m_sum->setText(
            tr("%1 %2", "two sentences")
                .arg(m_sum->text(),
                     tr("Only the %L1 selected records are changed. %Ln other row(s) left out.",
                        nullptr, static_cast<int>(verdict.others))
                         .arg(*m_draft.restrictedTo())));
    const auto perMinute = m_host.account().session().client().pace().limit;
    m_time->setText(textOf(storedesk::jobs::estimateOf(
        m_draft.plan(), toSend, m_draft.table()->opened.file->size(), perMinute)));
    showFirst();
    m_reasons->show(verdict.reasons, verdict.head);
}

// Shows the first requests. Current values are loaded automatically if the job will read each
// record anyway.
void JobCheckStep::showFirst()
{
    m_effect.stop();
    m_first->clear();
    m_first->setHorizontalHeaderLabels(
        {tr("Line"), tr("Record"), tr("Action"), tr("Before and after"), tr("Request")});
    for (const auto &request : m_draft.verdict().first) {
        QList<QStandardItem *> items{
            new QStandardItem(QLocale().toString(request.number)),
            new QStandardItem(request.record),
            new QStandardItem(request.sent ? request.words : tr("Not sent: %1").arg(request.words)),
            new QStandardItem, new QStandardItem(request.raw)};
        for (auto *item : items)
            item->setToolTip(item->text());
        m_first->appendRow(items);
    }
    m_table->setColumnWidth(0, m_table->scaled(70));
    m_table->setColumnWidth(1, m_table->scaled(220));
    m_table->setColumnWidth(2, m_table->scaled(340));
    m_table->setColumnWidth(effectColumn, m_table->scaled(300));
    const bool possible =
        storedesk::jobs::EffectPreview::isPossible(catalogue::operation(m_draft.plan().operation));
    m_table->setColumnHidden(effectColumn, true);
    m_table->setColumnHidden(requestColumn, !m_requests->isChecked());
    m_compare->setVisible(possible && !m_draft.plan().readsEach());
    if (possible && m_draft.plan().readsEach())
        compare();
}

void JobCheckStep::compare()
{
    std::vector<storedesk::jobs::EffectPreview::Row> rows;
    for (const auto &request : m_draft.verdict().first) {
        if (request.sent)
            rows.push_back({.number = request.number, .request = request.request});
    }
    m_table->setColumnHidden(effectColumn, false);
    m_compare->hide();
    m_effect.start(std::move(rows), m_draft.plan().rules());
}

QString JobCheckStep::title() const
{
    return tr("Review and start");
}

QString JobCheckStep::obstacle() const
{
    if (catalogue::operation(m_draft.plan().operation).writes() && !m_host.account().mayWrite())
        return tr("This account is read-only, so nothing can be sent.");
    if (m_draft.state() != State::Checked)
        return tr("The rows are being checked.");
    const auto toSend = m_draft.verdict().toSend();
    if (toSend == 0)
        return tr("No row can be sent.");
    auto plan = m_draft.plan();
    if (const auto most = m_host.account().profile().mostDeletes; most > 0)
        plan.ceiling = most;
    if (const auto allowed = storedesk::jobs::checkCeiling(plan, m_draft.verdict().head); !allowed)
        return allowed.error().what;
    if (const auto broken = brokenGuards(); !broken.isEmpty())
        return broken.constFirst();
    return m_count->isMet() ? QString() : tr("Type the number of rows first.");
}

void JobCheckStep::goToProblem()
{
    brokenGuards().isEmpty() ? focusFirst() : m_guards->setFocus(Qt::OtherFocusReason);
}

void JobCheckStep::focusFirst()
{
    m_count->isHidden() ? m_table->setFocus() : m_count->setFocus(Qt::OtherFocusReason);
}

QString JobCheckStep::act() const
{
    return m_draft.state() == State::Checked
        ? sentenceOf(m_draft.plan(), m_draft.verdict().toSend())
        : tr("Start");
}

} // namespace storedesk::ui::jobs
