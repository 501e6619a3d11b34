// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/deletedialog.h"

#include "account/account.h"
#include "api/pages.h"
#include "api/session.h"
#include "imports/fielduses.h"
#include "itemmodels/recordtitle.h"
#include "jobs/jobmanager.h"
#include "profiles/profile.h"
#include "records/deletetarget.h"
#include "records/putbackplan.h"
#include "ui/changes/deletequestion.h"
#include "ui/changes/deleterun.h"
#include "ui/changes/deletewords.h"
#include "ui/changes/fieldvaluecount.h"
#include "ui/changes/putbackdialog.h"
#include "ui/host/countguard.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/pagelayout.h"
#include "ui/widgets/visibletext.h"
#include "workspace/workspace.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QObject>
#include <QStackedLayout>

#include <algorithm>
#include <functional>

namespace storedesk::ui::changes {

using namespace Qt::StringLiterals;

// Finds the event types that the service deletes together with integrations. Reads them when the
// delete dialog opens, so that the dialog can name them before anything is sent.
class DependentEventTypes final : public QObject
{
    Q_DECLARE_TR_FUNCTIONS(storedesk::ui::changes::DependentEventTypes)

public:
    // Calls the given function whenever the sentence changes.
    DependentEventTypes(api::Session &session,
                        const QList<storedesk::records::DeleteTarget> &integrations,
                        std::function<void()> changed, QObject *parent);

    [[nodiscard]] bool isSettled() const { return m_open == 0; }
    [[nodiscard]] QString sentence() const;

private:
    void end();

    std::function<void()> m_changed;
    // Number of integrations whose event types are not loaded yet.
    int m_open = 0;
    // Set if reading failed, so the list may be incomplete.
    bool m_failed = false;
    QStringList m_names;
};

DependentEventTypes::DependentEventTypes(
    api::Session &session, const QList<storedesk::records::DeleteTarget> &integrations,
    std::function<void()> changed, QObject *parent)
    : QObject(parent)
    , m_changed(std::move(changed))
    , m_open(static_cast<int>(integrations.size()))
{
    for (const auto &integration : integrations) {
        auto *pages = session.eventTypes().all(this, {integration.values.value(0)});
        connect(pages, &api::Pages::page, this, [this](const QJsonArray &types) {
            for (const auto &type : types)
                m_names.append(visibleText(itemmodels::recordTitle(
                    catalogue::Resource::CustomEventType, type.toObject())));
        });
        connect(pages, &api::Pages::finished, this, &DependentEventTypes::end);
        connect(pages, &api::Pages::failed, this, [this] {
            m_failed = true;
            end();
        });
    }
}

void DependentEventTypes::end()
{
    --m_open;
    m_changed();
}

QString DependentEventTypes::sentence() const
{
    static constexpr qsizetype mostNames = 8;
    if (!isSettled())
        return tr("Checking which event types will be deleted too…");
    if (m_failed)
        return tr("Couldn't load its event types. All of them will be deleted.");
    if (m_names.isEmpty())
        return tr("It has no event types.");
    auto names = m_names.mid(0, mostNames).join(u", "_s);
    if (const auto more = static_cast<int>(m_names.size() - mostNames); more > 0)
        names = tr("%1 and %Ln more", nullptr, more).arg(names);
    return tr("%Ln event type(s) will be deleted with it: %1.", nullptr,
              static_cast<int>(m_names.size()))
        .arg(names);
}

DeleteDialog::DeleteDialog(PageHost &host, catalogue::OperationId operation,
                           const QList<storedesk::records::DeleteTarget> &targets, Gone gone)
    : m_host(host)
    , m_operation(catalogue::operation(operation))
    , m_targets(targets)
    , m_gone(std::move(gone))
    , m_question(makeQuestion(targets))
    , m_run(new DeleteRun(m_operation.resource, host.theme(), this))
    , m_stack(new QStackedLayout)
    , m_keeps(new QCheckBox(tr("Keep a copy in the Bin"), this))
    , m_cancel(new Button(tr("Cancel"), host.theme(), this))
    , m_unkept(new Button(tr("Delete without a copy"), host.theme(), this))
    , m_delete(new Button(Icon::Bin, {}, host.theme(), this))
{
    setObjectName(u"deleteDialog"_s);
    const auto *words = deleteWordsOf(m_operation.resource).act;
    setWindowTitle(deleteText(words, static_cast<int>(targets.size())));
    auto *box = columnIn(this);
    box->addWidget(new StoreBand(host.storeMark(), host.theme(), this));
    m_stack->addWidget(m_question);
    m_stack->addWidget(m_run);
    box->addLayout(m_stack, 1);
    if (m_operation.resource == catalogue::Resource::Contact)
        box->addWidget(m_erasure = buildErasure());
    box->addWidget(buildFoot());
    setMinimumWidth(host.theme().scaled(640));
    const int width = host.theme().scaled(800);
    resize(width, box->totalHeightForWidth(width));
    if (m_operation.resource == catalogue::Resource::CustomIntegration) {
        m_along = new DependentEventTypes(
            host.account().session(), targets, [this] { tellAlong(); }, this);
    }
    if (m_operation.resource == catalogue::Resource::ContactField)
        countValues();
    ask();
}

DeleteDialog::~DeleteDialog()
{
    if (!m_deletion)
        return;
    // The deletion stops on its own, but the dialog can no longer show the result.
    m_deletion->disconnect(this);
    m_deletion->deleteWhenEnded();
}

static QStringList idsOf(const QList<storedesk::records::DeleteTarget> &targets)
{
    QStringList ids;
    for (const auto &target : targets)
        ids.append(target.values.value(0));
    return ids;
}

static QStringList usesOf(workspace::Workspace &workspace, catalogue::Resource resource,
                          const QList<storedesk::records::DeleteTarget> &targets)
{
    return resource == catalogue::Resource::ContactField
        ? storedesk::imports::fieldUses(workspace.account().folder(), workspace.jobManager(),
                                        idsOf(targets))
        : QStringList();
}

void DeleteDialog::countValues()
{
    const auto *values = new FieldValueCount(m_host, idsOf(m_targets), this);
    connect(values, &FieldValueCount::counted, this, [this](const QString &sentence) {
        m_question->addUse(sentence);
        growLater();
    });
}

DeleteQuestion *DeleteDialog::makeQuestion(const QList<storedesk::records::DeleteTarget> &targets)
{
    account::Account &account = m_host.account();
    const int count = static_cast<int>(targets.size());
    const int perMinute = account.session().client().pace().limit;
    const int reads = storedesk::records::Deletion::readsFor(m_operation.id, targets);
    auto *question =
        new DeleteQuestion({.resource = m_operation.resource,
                            .targets = targets,
                            .countTyped = count > CountGuard::mostWithoutCount
                                || !storedesk::records::canComeBack(m_operation.resource)
                                || account.profile().kind == profiles::StoreKind::Live,
                            .now = m_host.clock().now(),
                            .retentionDays = account.storage().bin().retentionDays(),
                            .duration = durationOf(reads, count, perMinute),
                            .durationUnkept = durationOf(0, count, perMinute),
                            .uses = usesOf(m_host.workspace(), m_operation.resource, targets)},
                           m_host.theme(), this);
    connect(question, &DeleteQuestion::answeredChanged, this,
            [this] { m_delete->setEnabled(mayDelete()); });
    return question;
}

// Asks about the records that still exist, because a deletion without copies can't be undone.
void DeleteDialog::askWithoutCopies()
{
    QList<storedesk::records::DeleteTarget> targets;
    for (const auto &item : m_deletion->items()) {
        if (!item.isGone())
            targets.append(item.target);
    }
    m_question->deleteLater();
    m_question = makeQuestion(targets);
    m_stack->addWidget(m_question);
    m_stack->setCurrentWidget(m_question);
    m_keeps->setChecked(false);
    m_question->setKeeps(false);
    m_keeps->show();
    if (m_operation.resource == catalogue::Resource::ContactField)
        countValues();
    m_cancel->setText(tr("Cancel"));
    ask();
    m_delete->setText(deleteText(deleteWordsOf(m_operation.resource).act, left()));
}

QWidget *DeleteDialog::buildFoot()
{
    m_keeps->setObjectName(u"keepCopy"_s);
    m_keeps->setChecked(true);
    connect(m_keeps, &QCheckBox::toggled, this,
            [this](bool keeps) { m_question->setKeeps(keeps); });
    connect(m_keeps, &QCheckBox::toggled, this, &DeleteDialog::growLater);
    m_cancel->setObjectName(u"cancel"_s);
    m_cancel->setKeyHint(Qt::Key_Escape);
    m_cancel->setDefault(true);
    connect(m_cancel, &Button::clicked, this, &DeleteDialog::reject);
    m_unkept->setObjectName(u"withoutCopy"_s);
    m_unkept->setAutoDefault(false);
    connect(m_unkept, &Button::clicked, this, &DeleteDialog::askWithoutCopies);
    m_delete->setObjectName(u"delete"_s);
    m_delete->setKind(Role::Danger);
    m_delete->setAutoDefault(false);
    connect(m_delete, &Button::clicked, this, [this] { start(m_keeps->isChecked()); });

    auto *row = dialogFootIn(this);
    row->addWidget(m_keeps);
    row->addStretch();
    row->addWidget(m_cancel);
    row->addWidget(m_unkept);
    row->addWidget(m_delete);
    return row->parentWidget();
}

QWidget *DeleteDialog::buildErasure()
{
    auto *line = new QWidget(this);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(18, 0, 18, 14);
    auto *link = new Button(tr("Delete everywhere with a certificate…"), m_host.theme(), line);
    link->setObjectName(u"erase"_s);
    link->setKind(Role::Link);
    link->setAutoDefault(false);
    link->setToolTip(tr("For privacy requests: also deletes all copies on this computer."));
    row->addWidget(link);
    row->addStretch();
    connect(link, &Button::clicked, this, [this] {
        QStringList contacts;
        for (const auto &target : m_targets) {
            const auto key = erasureKeyOf(target.record);
            contacts.append(key.isEmpty() ? target.values.value(0) : key);
        }
        reject();
        openErasure(m_host, contacts);
    });
    return line;
}

void DeleteDialog::ask()
{
    m_unkept->hide();
    m_delete->setText(windowTitle());
    if (m_question->countField())
        m_question->countField()->setFocus();
    else
        m_cancel->setFocus();
    tellAlong();
}

bool DeleteDialog::mayDelete() const
{
    return m_question->answered() && (!m_along || m_along->isSettled());
}

void DeleteDialog::tellAlong()
{
    m_delete->setEnabled(mayDelete());
    if (!m_along)
        return;
    m_question->setAlong(m_along->sentence());
    growLater();
}

// Resizes after the new text has been laid out.
void DeleteDialog::growLater()
{
    QMetaObject::invokeMethod(
        this,
        [this] { resize(width(), std::max(height(), layout()->totalHeightForWidth(width()))); },
        Qt::QueuedConnection);
}

void DeleteDialog::keyPressEvent(QKeyEvent *event)
{
    // Enter in the count field neither cancels nor deletes: it moves the focus to the next step.
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && m_question->countField() && m_question->countField()->hasFocus()) {
        if (m_question->answered())
            m_delete->setFocus();
        return;
    }
    QDialog::keyPressEvent(event);
}

bool DeleteDialog::working() const
{
    return m_deletion && m_deletion->phase() != storedesk::records::Deletion::Phase::Idle;
}

void DeleteDialog::reject()
{
    if (working())
        m_deletion->stop();
    else
        QDialog::reject();
}

// Runs large deletions as a job, which does not block the window and continues after a restart.
void DeleteDialog::startJob(bool keepCopies)
{
    auto &jobManager = m_host.workspace().jobManager();
    const auto id =
        jobManager.begin(storedesk::jobs::deletionJob(m_operation.id, m_targets, keepCopies));
    // Outlives the dialog and is deleted when the job ends.
    auto *listener = new QObject(&jobManager);
    connect(&jobManager, &storedesk::jobs::JobManager::jobEnded, listener,
            [&jobManager, listener, id, targets = m_targets, gone = m_gone](const QString &ended) {
                if (ended != id)
                    return;
                listener->deleteLater();
                const auto *job = jobManager.find(id);
                // The handler receives the targets only if all were deleted; otherwise the lists
                // reload.
                if (job && gone && job->head.counts[journal::RowState::Done] == job->head.rows())
                    gone(targets);
            });
    m_host.tell(tr("The job is running. You can keep working."));
    accept();
    m_host.open(jobPlace(id));
}

void DeleteDialog::start(bool keepCopies)
{
    if (!m_deletion && storedesk::jobs::deletesAsJob(m_operation.id, m_targets.size()))
        return startJob(keepCopies);
    if (!m_deletion) {
        m_deletion = new storedesk::records::Deletion(m_host.account(), m_operation.id, m_targets);
        connect(m_deletion, &storedesk::records::Deletion::changed, this, &DeleteDialog::showRun);
        connect(m_deletion, &storedesk::records::Deletion::ended, this, &DeleteDialog::take);
    }
    m_stack->setCurrentWidget(m_run);
    m_keeps->hide();
    if (m_erasure)
        m_erasure->hide();
    m_deletion->start(keepCopies);
    showRun();
}

int DeleteDialog::left() const
{
    using enum storedesk::records::DeletionItem::End;
    return static_cast<int>(m_targets.size()) - m_deletion->count(Gone)
        - m_deletion->count(GoneBefore);
}

void DeleteDialog::showRun()
{
    m_run->show(*m_deletion);
    const bool binFailed = !m_deletion->binProblem().what.isEmpty();
    m_cancel->setText(working() ? tr("Stop") : tr("Close"));
    m_cancel->setEnabled(!working() || !m_deletion->stopped());
    m_delete->setVisible(!working());
    m_unkept->setVisible(!working() && binFailed);
    m_delete->setText(tr("Retry %Ln", nullptr, left()));
    if (!m_cancel->hasFocus() && !m_delete->hasFocus())
        m_cancel->setFocus();
}

// Returns the action that restores the record if a single one was deleted and can be restored. The
// status bar offers it next to the message.
std::function<void()> DeleteDialog::undoOf() const
{
    const storedesk::records::DeletionItem &item = m_deletion->items().front();
    const auto &bin = m_host.account().storage().bin().entries();
    const auto copy = std::ranges::find(bin, item.numbers.value(0), &storage::BinEntry::number);
    if (m_targets.size() > 1 || copy == bin.end()
        || !storedesk::records::whyNotPutBack(copy->resource).isEmpty())
        return {};
    return [&host = m_host, entry = *copy] {
        host.openDialog(new PutBackDialog(host, entry));
    };
}

void DeleteDialog::take(const QList<storedesk::records::DeleteTarget> &gone)
{
    const int count = static_cast<int>(gone.size());
    if (count > 0) {
        const auto *words = deleteWordsOf(m_operation.resource).gone;
        QString sentence = deleteText(words, count).arg(m_host.storeMark().name);
        if (const int before = m_deletion->count(storedesk::records::DeletionItem::End::GoneBefore);
            before > 0)
            sentence += u' ' + tr("%Ln no longer existed.", nullptr, before);
        m_host.tell(sentence, undoOf());
        if (m_gone)
            m_gone(gone);
    }
    if (left() == 0)
        accept();
    else
        showRun();
}

} // namespace storedesk::ui::changes
