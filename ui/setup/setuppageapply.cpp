// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/newfile.h"
#include "ui/setup/setuppage.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "csv/csvwriter.h"
#include "events/setupjob.h"
#include "events/typechangeplan.h"
#include "jobs/jobmanager.h"
#include "storage/drafts.h"
#include "ui/host/pagehost.h"
#include "ui/setup/setupsource.h"
#include "ui/tables/question.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/statepane.h"

#include <QInputDialog>

// The setup page once both sides are read: the plan, alternatives to impossible steps, and the job.

namespace storedesk::ui::setup {

namespace key = catalogue::key;
using journal::RowState;
using storedesk::events::SetupReader;
using storedesk::events::SetupStep;
using State = SetupStep::State;
using namespace Qt::StringLiterals;

void SetupPage::compare()
{
    if (!m_sourceRead || !m_targetRead)
        return;
    m_pane->clear();
    m_model.setSteps(storedesk::events::setupPlan(m_source->setup(), m_reader->setup()), m_only);
    m_head->setSubtitle(tr("Contact fields, integrations and event types · compared at %1")
                            .arg(QLocale().toString(host().clock().now().time(), u"HH:mm"_s)));
    if (m_model.steps().isEmpty())
        m_pane->showContent(
            {.icon = Icon::Info,
             .tone = Tone::Neutral,
             .headline = tr("This setup is empty"),
             .sentence = tr("It has no custom contact fields, integrations or event types.")});
    showCounts();
}

void SetupPage::showEmpty()
{
    m_pane->showContent(
        {.icon = Icon::Swap,
         .tone = Tone::Accent,
         .headline = tr("Choose the source of the setup"),
         .sentence = tr("Another account or a file. The differences are shown first. Nothing is "
                        "sent before you confirm, and nothing is ever deleted."),
         .main = {.text = tr("Open a setup file…"), .icon = Icon::OpenFolder}});
    connect(m_pane, &StatePane::mainTriggered, this, [this] {
        if (!m_source)
            askFile(tr("Open a setup file"), {}, false, &SetupPage::openFile);
    });
    showCounts();
}

void SetupPage::showFailure(const base::Problem &problem)
{
    m_model.setSteps({});
    m_pane->showContent({.icon = Icon::Warning,
                         .tone = Tone::Err,
                         .headline = problem.what,
                         .sentence = u"%1 %2"_s.arg(problem.why, problem.next).simplified(),
                         .main = {.text = tr("Try again"), .icon = Icon::Refresh}});
    showCounts();
}

static QString sumOf(const SetupModel &model)
{
    QStringList parts;
    for (const auto state : {State::Create, State::Differs, State::AlreadyThere, State::Cannot}) {
        if (const int count = model.count(state); count > 0)
            parts.append(u"%L1 %2"_s.arg(count).arg(storedesk::events::wordsOf(state)));
    }
    const int all = static_cast<int>(model.steps().size());
    return all == 0 ? QString()
                    : SetupPage::tr("%Ln compared = %1", nullptr, all).arg(parts.join(u" + "_s));
}

void SetupPage::showCounts()
{
    const int ticked = static_cast<int>(m_model.ticked().size());
    m_apply->setText(
        tr("Apply %Ln change(s) to %1…", nullptr, ticked).arg(host().storeMark().name));
    m_apply->setEnabled(ticked > 0 && !m_running && host().account().mayWrite());
    m_apply->setVisible(!m_model.steps().isEmpty());
    m_savePlan->setVisible(!m_model.steps().isEmpty());
    m_sum->setText(sumOf(m_model));
}

// Folds a heading. For a step that cannot be applied, opens the alternative.
void SetupPage::openWayOut(const QModelIndex &index)
{
    const auto *found = m_model.stepAt(index);
    if (!found)
        return m_model.fold(index);
    const auto step = *found;
    if (step.state != State::Cannot || step.kind != SetupStep::Kind::EventType)
        return;
    step.aliasTaken ? askAlias(step) : planChange(step);
}

void SetupPage::askAlias(const SetupStep &step)
{
    auto *dialog = new QInputDialog(window());
    dialog->setObjectName(u"anotherAlias"_s);
    dialog->setWindowTitle(tr("Another alias"));
    dialog->setLabelText(tr("The alias of “%1” in this account:").arg(step.name));
    dialog->setTextValue(step.key + u"-2"_s);
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, step](const QString &alias) { changeAlias(step, alias.trimmed()); });
    host().openDialog(dialog);
}

static storedesk::events::Setup withAlias(storedesk::events::Setup setup, const SetupStep &step,
                                          const QString &alias)
{
    for (auto &integration : setup.integrations) {
        if (integration.definition[key::name].toString() != step.integration)
            continue;
        for (qsizetype at = 0; at < integration.eventTypes.size(); ++at) {
            auto type = integration.eventTypes[at].toObject();
            if (type[key::alias].toString() != step.key)
                continue;
            type[key::alias] = alias;
            integration.eventTypes[at] = type;
        }
    }
    return setup;
}

void SetupPage::changeAlias(const SetupStep &step, const QString &alias)
{
    m_source->setSetup(withAlias(m_source->setup(), step, alias));
    compare();
}

// Returns the event types of the integration that contains the conflicting type, with their ids.
static QJsonArray typesBeside(const storedesk::events::Setup &there, const SetupStep &step)
{
    QJsonArray types;
    for (const auto &integration : there.integrations) {
        if (integration.id != step.otherIntegration)
            continue;
        for (qsizetype at = 0; at < integration.eventTypes.size(); ++at) {
            auto type = integration.eventTypes[at].toObject();
            type[key::id] = integration.eventTypeIds[at];
            types.append(type);
        }
    }
    return types;
}

// Replaces the existing event type with the one of the setup by a separate change plan.
void SetupPage::planChange(const SetupStep &step)
{
    const auto types = typesBeside(m_reader->setup(), step);
    for (const auto &type : types) {
        if (type[key::id].toString() != step.otherType)
            continue;
        const auto plan =
            storedesk::events::planOf(step.otherIntegration, type.toObject(), step.body, types);
        host().account().storage().drafts().keep(storedesk::events::placeOf(plan),
                                                 storedesk::events::toJson(plan));
        host().open(
            {.page = u"event-type-change"_s, .values = {step.otherIntegration, step.otherType}});
    }
}

void SetupPage::askToApply()
{
    const auto steps = m_model.ticked();
    const int count = static_cast<int>(steps.size());
    auto *question = new Question(host().storeMark(), host().theme(), window());
    question->setObjectName(u"applyQuestion"_s);
    question->ask(tr("Apply the setup"),
                  tr("Apply %Ln change(s) to %1?", nullptr, count).arg(host().storeMark().name),
                  tr("A job sends them one after the other. You can pause it. Contact fields, "
                     "aliases and event type fields can't be changed later. Nothing is deleted."));
    auto *yes = question->addAnswer(tr("Apply %Ln change(s)", nullptr, count), u"agree"_s);
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    connect(yes, &QPushButton::clicked, question, &QDialog::accept);
    connect(yes, &QPushButton::clicked, this, &SetupPage::apply);
    host().openDialog(question);
}

void SetupPage::apply()
{
    m_running = true;
    m_job = m_jobManager.begin(
        storedesk::events::setupJob(title(), m_model.ticked(), m_reader->setup()));
    followJob();
    showCounts();
}

void SetupPage::followJob()
{
    const auto *job = m_jobManager.find(m_job);
    if (!m_running)
        return;
    const auto *run = m_jobManager.runOf(m_job);
    const bool paused = job && !run && job->head.state == journal::JobState::Paused;
    const auto done = job ? job->head.counts.ended() : 0;
    const auto rows = job ? job->head.rows() : m_model.ticked().size();
    m_showJob->show();
    m_notice->tell(paused ? Tone::Warn : Tone::Accent,
                   paused ? tr("The job is paused.") : tr("The setup is being applied."),
                   paused ? u"%1 %2"_s.arg(job->head.note.what, job->head.note.why).simplified()
                          : tr("%L1 of %L2 done").arg(done).arg(rows),
                   paused ? Icon::Pause : Icon::Clock);
    m_notice->show();
}

// Reads the account again and compares, because the job has changed it.
void SetupPage::jobEnded()
{
    if (!std::exchange(m_running, false))
        return;
    const auto *job = m_jobManager.find(m_job);
    const auto counts = job ? job->head.counts : journal::RowCounts();
    const int made = static_cast<int>(counts[RowState::Done]);
    const auto left = counts.total() - counts[RowState::Done];
    if (left == 0)
        m_notice->tell(Tone::Ok, tr("%Ln change(s) applied.", nullptr, made),
                       tr("The account was reloaded and compared."));
    else
        m_notice->tell(Tone::Warn,
                       tr("%L1 of %L2 changes were applied.").arg(made).arg(counts.total()),
                       tr("%L1 rejected, %L2 not sent, %L3 unknown. See the job for reasons. "
                          "Missing items are back in the plan.")
                           .arg(counts[RowState::Refused])
                           .arg(counts[RowState::NotSent] + counts[RowState::Waiting])
                           .arg(counts[RowState::Unknown]));
    m_notice->show();
    refresh();
}

void SetupPage::saveSetup(const QString &path)
{
    auto *reader = new SetupReader(host().account().session(), this);
    connect(reader, &SetupReader::failed, this, [this, reader](const http::Error &error) {
        m_showJob->hide();
        m_notice->tell(Tone::Err, error.words.what, error.words.why);
        m_notice->show();
        reader->deleteLater();
    });
    connect(reader, &SetupReader::ready, this, [this, reader, path] {
        base::NewFile file(path, base::NewFile::Access::AsBefore);
        const auto bytes = storedesk::events::setupFile(reader->setup());
        reader->deleteLater();
        if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
            return host().tell(tr("Saved as “%1”.").arg(path));
        m_showJob->hide();
        m_notice->tell(Tone::Err, tr("Couldn't save the file."), file.errorString());
        m_notice->show();
    });
    reader->start();
}

static bool writePlan(base::NewFile &file, const QList<SetupStep> &steps)
{
    if (!file.open(QIODevice::WriteOnly))
        return false;
    csv::CsvWriter writer(file, {.safeForSpreadsheets = true});
    writer.row(QStringList{SetupPage::tr("Item"), SetupPage::tr("Name"),
                           SetupPage::tr("ID or alias"), SetupPage::tr("Status"),
                           SetupPage::tr("Reason")});
    for (const auto &step : steps)
        writer.row(QStringList{storedesk::events::wordsOf(step.kind), step.name, step.key,
                               storedesk::events::wordsOf(step.state), step.why});
    return writer.finish().has_value() && file.commit();
}

void SetupPage::savePlan(const QString &path)
{
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (writePlan(file, m_model.steps()))
        return host().tell(tr("Saved as “%1”.").arg(path));
    m_showJob->hide();
    m_notice->tell(Tone::Err, tr("Couldn't save the file."), file.errorString());
    m_notice->show();
}

} // namespace storedesk::ui::setup
