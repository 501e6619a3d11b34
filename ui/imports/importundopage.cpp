// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/importundopage.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "importundo/undoplanfile.h"
#include "jobs/jobestimate.h"
#include "ui/host/countguard.h"
#include "ui/host/filedialog.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/imports/importundosummary.h"
#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/progressline.h"
#include "workspace/workspace.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::imports::ImportUndo;
using storedesk::imports::RecordFetcher;
using UndoState = ImportUndo::State;

ImportUndoPage::ImportUndoPage(PageHost &host, const PageAddress &place, QWidget *parent)
    : Page(host, place, parent)
    , m_undo(host.account(), host.workspace().jobManager(), place.values.constFirst())
    , m_head(new PageHead(tr("Undo an import"), this))
    , m_notice(new Notice(host.theme(), this))
    , m_phase(new QLabel(this))
    , m_bar(new ProgressLine(host.theme(), this))
    , m_summary(new ImportUndoSummary(m_undo, host, this))
    , m_guard(new CountGuard(host, this))
    , m_whyNot(new QLabel(this))
    , m_save(new Button(Icon::Save, tr("Save &plan…"), host.theme(), this))
    , m_stop(new Button(tr("&Cancel"), host.theme(), this))
    , m_act(new Button(Icon::Undo, QString(), host.theme(), this))
{
    build();
    connect(&m_undo, &ImportUndo::changed, this, &ImportUndoPage::showState);
    connect(m_stop, &Button::clicked, &m_undo, &ImportUndo::stop);
    connect(m_act, &Button::clicked, this, &ImportUndoPage::act);
    connect(m_save, &Button::clicked, this, &ImportUndoPage::askToSave);
    connect(m_guard, &CountGuard::changed, this, &ImportUndoPage::showWords);
    connect(m_summary, &ImportUndoSummary::changed, this, &ImportUndoPage::showState);
    m_undo.start();
}

void ImportUndoPage::build()
{
    m_save->setObjectName(u"savePlan"_s);
    m_save->setToolTip(tr("Every record and every value, as a table"));
    m_stop->setObjectName(u"stop"_s);
    m_act->setObjectName(u"act"_s);
    m_phase->setObjectName(u"phase"_s);
    m_phase->setWordWrap(true);
    m_phase->setTextFormat(Qt::PlainText);
    auto *foot = new QHBoxLayout;
    m_whyNot->setObjectName(u"whyNoUndo"_s);
    m_whyNot->setTextFormat(Qt::PlainText);
    m_whyNot->setWordWrap(true);
    setRole(m_whyNot, Role::Muted);
    m_whyNot->hide();
    foot->addWidget(m_whyNot, 1);
    foot->addWidget(m_guard, 1);
    foot->addStretch(0);
    foot->addWidget(m_save);
    foot->addWidget(m_stop);
    foot->addWidget(m_act);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 14, 20, 14);
    box->setSpacing(10);
    box->addWidget(m_head);
    box->addWidget(new StoreBand(host().storeMark(), host().theme(), this));
    box->addWidget(m_notice);
    box->addWidget(m_phase);
    box->addWidget(m_bar);
    box->addWidget(m_summary, 1);
    box->addStretch(0);
    box->addLayout(foot);
}

// Compares a small import without asking. Before a long comparison, the user is asked.
void ImportUndoPage::showState()
{
    const auto state = m_undo.state();
    if (state == UndoState::Asking) {
        const auto time = RecordFetcher::timeFor(static_cast<qint64>(m_undo.sent().records.size()),
                                                 host().account().session());
        if (!time || *time < std::chrono::minutes(1))
            return m_undo.compare();
    }
    const bool planned =
        state == UndoState::Ready || state == UndoState::Running || state == UndoState::Done;
    m_summary->setVisible(planned);
    m_bar->setVisible(state == UndoState::Comparing || state == UndoState::Running);
    m_bar->setAmount(m_undo.reader().read(), m_undo.reader().all());
    m_stop->setVisible(state == UndoState::Comparing);
    m_guard->setVisible(state == UndoState::Ready && m_summary->rowsToUndo() > 0);
    if (planned) {
        m_guard->setCount(m_summary->rowsToUndo());
        m_summary->showPlan();
    }
    m_save->setVisible(state == UndoState::Ready && m_undo.plan().touched() > 0);
    showWords();
    Q_EMIT headChanged();
}

void ImportUndoPage::showWords()
{
    const QLocale locale;
    const auto state = m_undo.state();
    const auto &sent = m_undo.sent();
    const auto count = static_cast<qint64>(sent.records.size());
    m_head->setSubtitle(sent.source.isEmpty() ? QString()
                                              : tr("%1, %2", "file, when it was imported")
                                                    .arg(sent.source,
                                                         locale.toString(sent.began.toLocalTime(),
                                                                         QLocale::ShortFormat)));
    const auto *paused = m_undo.pausedJob();
    m_notice->setVisible(state == UndoState::Failed || paused);
    if (paused)
        m_notice->tell(Tone::Warn, tr("The undo is paused."), paused->head.note.what);
    if (state == UndoState::Failed)
        m_notice->tell(Tone::Err, m_undo.problem().what,
                       u"%1 %2"_s.arg(m_undo.problem().why, m_undo.problem().next).trimmed());
    QString phase;
    if (state == UndoState::Reading)
        phase = tr("Reading the rows of the import…");
    else if (state == UndoState::Asking)
        phase = tr("The import changed %Ln record(s). Looking up their current values takes %1.",
                   nullptr, static_cast<int>(count))
                    .arg(storedesk::jobs::durationText(
                        RecordFetcher::timeFor(count, host().account().session())
                            .value_or(std::chrono::seconds(0))));
    else if (state == UndoState::Comparing)
        phase = tr("Looking up the current records: %L1 of %L2")
                    .arg(m_undo.reader().read())
                    .arg(m_undo.reader().all());
    else if (state == UndoState::Running)
        phase = paused
            ? tr("The undo continues when you resume its job.")
            : tr("The undo is running. You can close this tab; Jobs shows its progress.");
    else if (state == UndoState::Ready && m_undo.plan().touched() == 0)
        phase = tr("The import made no changes that can be undone.");
    m_phase->setText(phase);
    m_phase->setVisible(!phase.isEmpty());
    const bool ready = state == UndoState::Ready && m_undo.plan().touched() > 0;
    const bool undoesNothing = ready && m_summary->rowsToUndo() == 0;
    const bool mayNot = ready && !host().account().mayWrite();
    m_whyNot->setVisible(undoesNothing || mayNot);
    m_whyNot->setText(mayNot ? tr("This account is read-only, so nothing can be undone.")
                          : m_undo.plan().created.isEmpty()
                          ? tr("Nothing can be undone: the records were changed since the import, "
                               "or their previous values are unknown.")
                          : tr("Select “%1” to undo the import.").arg(m_summary->deletionText()));
    m_act->setVisible(ready || state == UndoState::Asking || state == UndoState::Running
                      || (state == UndoState::Failed && !sent.records.empty()));
    m_act->setKind(ready ? Role::Danger : Role::Primary);
    m_act->setEnabled(!ready || (!undoesNothing && !mayNot && m_guard->isMet()));
    m_act->setToolTip(undoesNothing || mayNot ? m_whyNot->text() : QString());
    m_act->setText(ready ? tr("&Undo %L1 of %L2 records")
                               .arg(m_summary->rowsToUndo())
                               .arg(m_undo.plan().touched())
                       : state == UndoState::Running ? tr("Show in &Jobs")
                       : state == UndoState::Failed  ? tr("Try &again")
                                                     : tr("&Look them up"));
}

void ImportUndoPage::act()
{
    if (m_undo.state() == UndoState::Ready)
        return m_undo.run(m_summary->deletes());
    if (const auto *paused = m_undo.pausedJob()) {
        host().open(jobPlace(paused->id));
        return;
    }
    if (m_undo.state() == UndoState::Running) {
        for (const auto &job : {m_undo.correction(), m_undo.singles(), m_undo.deletion()}) {
            if (!job.isEmpty()) {
                host().open(jobPlace(job));
                return;
            }
        }
        return;
    }
    m_undo.compare();
}

QString ImportUndoPage::title() const
{
    const auto &source = m_undo.sent().source;
    return source.isEmpty() ? tr("Undo an import") : tr("Undo: %1").arg(source);
}

bool ImportUndoPage::settled() const
{
    const auto state = m_undo.state();
    return state == UndoState::Asking || state == UndoState::Ready || state == UndoState::Done
        || state == UndoState::Failed;
}

void ImportUndoPage::focusFirst()
{
    m_act->isVisible() && m_act->isEnabled() ? m_act->setFocus(Qt::OtherFocusReason)
                                             : m_summary->focusRows();
}

void ImportUndoPage::askToSave()
{
    auto *dialog = fileDialog(host(), window(), tr("Save the plan"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->selectFile(tr("%1 undo plan.csv", "name of a file")
                           .arg(QFileInfo(m_undo.sent().source).completeBaseName()));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &ImportUndoPage::savePlan);
    dialog->open();
}

void ImportUndoPage::savePlan(const QString &path)
{
    base::inBackground(
        [sent = m_undo.sent(), now = m_undo.recordsNow(),
         fields = host().account().contactFields().definitions(), deletes = m_summary->deletes(),
         path] { return storedesk::imports::writeUndoPlan(sent, now, fields, deletes, path); },
        this,
        [this](const base::Result<QString> &written) {
            host().tell(written ? tr("Saved: %1").arg(*written)
                                : u"%1 %2"_s.arg(written.error().what, written.error().why));
        });
}

} // namespace storedesk::ui::imports
