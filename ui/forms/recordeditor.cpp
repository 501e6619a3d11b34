// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/recordeditor.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "api/call.h"
#include "base/clock.h"
#include "records/editrequest.h"
#include "records/formvalues.h"
#include "storage/changehistory.h"
#include "ui/changes/undoing.h"
#include "ui/forms/editedrecord.h"
#include "ui/forms/editnotice.h"
#include "ui/forms/fieldeditor.h"
#include "ui/forms/pendingbar.h"
#include "ui/forms/reviewdialog.h"
#include "ui/host/pagehost.h"
#include "ui/host/typeddraft.h"
#include "ui/theme/theme.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/scrolled.h"

#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;

static QString savedText(const QString &title, int count, bool created)
{
    if (created)
        return RecordEditor::tr(
                   "%1 no longer existed. Saving created it again, with the changed fields only.")
            .arg(title);
    return RecordEditor::tr("Saved %n change(s) to %1.", nullptr, count).arg(title);
}

// Sends an edit and reports the result in the status bar, where it can be undone.
static api::Call *sendAndReport(PageHost &host, const storedesk::records::EditRequest &edit)
{
    return storedesk::records::sendEdit(
        host.account(), edit, [&host](const storedesk::records::SavedEdit &saved) {
            const auto &change = saved.change;
            const auto words =
                savedText(change.title, static_cast<int>(change.after.size()), saved.created);
            if (saved.created)
                host.tell(words);
            else
                host.tell(words, [&host, change] { changes::undo(host, change); });
        });
}

RecordEditor::RecordEditor(PageHost &host, catalogue::OperationId patch, const QStringList &values,
                           QJsonObject record, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_patch(patch)
    , m_values(values)
    , m_record(std::move(record))
{
    setObjectName(u"recordEditor"_s);
    build();
    m_draft = new TypedDraft(
        host, recordPlace(patch, values).text(), [this] { return m_form->changes(); }, this);
    connect(m_draft, &TypedDraft::readable, this, &RecordEditor::loadDraft);
    connect(m_draft, &TypedDraft::notStored, this, [this](const base::Problem &problem) {
        m_notice->tell(
            Tone::Warn, tr("Your changes are not being saved as a draft"),
            QStringList{problem.what, problem.why, problem.next}.join(u' ').simplified());
    });
    buildForm();
    if (catalogue::operation(patch).resource == catalogue::Resource::Contact) {
        auto &own = host.account().contactFields();
        connect(&own, &account::AccountFields::changed, this, &RecordEditor::applyFields);
        own.need();
    }
    if (!host.account().mayWrite()) {
        m_notice->tell(Tone::Neutral, tr("This account is read-only"),
                       tr("Editing is disabled. To edit, change the account's protection."));
    }
    loadDraft();
}

// Stores input typed since the last pause.
RecordEditor::~RecordEditor()
{
    m_draft->keep();
}

void RecordEditor::build()
{
    auto *box = columnIn(this);
    m_room = new QWidget(this);
    auto *room = new QVBoxLayout(m_room);
    room->setContentsMargins(16, 14, 16, 14);
    room->setSpacing(0);
    m_notice = new EditNotice(m_host.theme(), m_room);
    room->addWidget(m_notice);
    m_bar = new PendingBar(m_host, this);
    box->addWidget(scrolled(m_room), 1);
    box->addWidget(m_bar);
    connect(m_bar, &PendingBar::discardAsked, this, &RecordEditor::discardWithUndo);
    connect(m_bar, &PendingBar::reviewAsked, this, &RecordEditor::review);
    connect(m_bar, &PendingBar::saveAsked, this, &RecordEditor::save);
}

void RecordEditor::buildForm()
{
    const auto place = catalogue::placeOf(m_patch).value_or(catalogue::FieldLocation::Patch);
    if (m_form)
        m_form->disconnect(this);
    discard(m_form);
    m_form =
        new FieldForm(editedFields(m_host, m_patch, place),
                      editedShape(catalogue::operation(m_patch).resource), m_host.theme(), m_room);
    m_form->setReadOnly(!m_host.account().mayWrite());
    m_form->setOriginal(m_record);
    m_room->layout()->addWidget(m_form);
    connect(m_form, &FieldForm::changed, this, &RecordEditor::noteEdit);
}

// Rebuilds the form with the new fields. Input and focus are preserved.
void RecordEditor::applyFields()
{
    const auto place = catalogue::placeOf(m_patch).value_or(catalogue::FieldLocation::Patch);
    if (editedFields(m_host, m_patch, place).rules == m_form->fields().rules)
        return;
    const QJsonObject typed = m_form->changes();
    const QWidget *focused = m_form->focusWidget();
    const QString key =
        focused && m_form->isAncestorOf(focused) ? focused->objectName() : QString();
    buildForm();
    show(typed);
    // The draft may contain fields that were not available before.
    loadDraft();
    FieldEditor *editor = m_form->editor(key);
    if (editor && typed.isEmpty())
        editor->focusToReplace();
    else if (editor)
        editor->setFocus();
}

void RecordEditor::loadDraft()
{
    const auto draft = m_draft->kept();
    if (!draft || !m_host.account().mayWrite())
        return;
    QJsonObject values = draft->values;
    for (const QString &key : m_form->changedKeys())
        // Typed since the draft was stored, so the typed value takes precedence.
        values.remove(key);
    // This is not user input.
    const QSignalBlocker quiet(m_form);
    m_form->setValues(values);
    reportPending();
    if (!m_form->isChanged())
        return;
    m_notice->setDraftStatus(
        tr("Draft from %1 restored")
            .arg(QLocale().toString(draft->storedAt.toLocalTime().time(), QLocale::ShortFormat)),
        tr("You made these changes earlier but didn't save them."), tr("Discard"),
        [this] { discardWithUndo(); });
}

void RecordEditor::discardWithUndo()
{
    const QJsonObject typed = m_form->changes();
    discardChanges();
    if (const auto editors = m_form->editors(); !editors.isEmpty())
        editors.first()->setFocus();
    m_host.tell(tr("The changes were discarded."), [editor = QPointer(this), typed] {
        if (!editor)
            return;
        editor->show(typed);
        editor->m_draft->note();
    });
}

bool RecordEditor::hasPendingChanges() const
{
    return m_form->isChanged();
}

void RecordEditor::keepDraftChanges()
{
    m_draft->keep();
}

void RecordEditor::discardChanges()
{
    m_draft->drop();
    m_form->setOriginal(m_record);
    m_notice->clear();
    reportPending();
}

void RecordEditor::setRecord(const QJsonObject &record)
{
    const QJsonObject typed = m_form->changes();
    m_record = record;
    show(typed);
}

void RecordEditor::show(const QJsonObject &typed)
{
    const QSignalBlocker quiet(m_form);
    m_form->setOriginal(m_record);
    m_form->setValues(typed);
    reportPending();
}

bool RecordEditor::isBusy() const
{
    return m_call;
}

void RecordEditor::noteEdit()
{
    m_draft->note();
    reportPending();
}

void RecordEditor::reportPending()
{
    const qsizetype pending = m_form->changedKeys().size();
    QString busy;
    if (m_call) {
        const bool writes = http::operationOf(m_call->request()).writes();
        busy = writes ? tr("Saving…") : tr("Reloading the record…");
    }
    m_bar->tell(pending, busy);
    if (pending == 0)
        m_notice->clearDraft();
    const bool turned = (pending > 0) != (m_pending > 0);
    m_pending = pending;
    if (turned)
        Q_EMIT pendingChanged();
}

http::Request RecordEditor::request() const
{
    return api::requestOf(catalogue::operation(m_patch), m_values, m_form->changes());
}

void RecordEditor::save()
{
    if (m_host.account().profile().guard == profiles::ProtectionLevel::Confirm) {
        review();
        return;
    }
    if (m_call || !m_form->isChanged() || !m_host.account().mayWrite() || !m_form->check())
        return;
    send(request(), m_record);
}

void RecordEditor::review()
{
    if (m_call || !m_form->isChanged() || !m_host.account().mayWrite() || !m_form->check())
        return;
    readAgain([this](const QJsonObject &now) { openReview(now); });
}

void RecordEditor::readAgain(std::function<void(const QJsonObject &)> then)
{
    const auto lookUp = catalogue::operation(m_patch).lookUp;
    if (!lookUp)
        return;
    m_notice->clear();
    m_call = m_host.account().session().read(
        api::requestOf(catalogue::operation(*lookUp), m_values), this);
    m_call->then(this, [this, then = std::move(then)](const http::Outcome &outcome) {
        m_call = nullptr;
        reportPending();
        if (outcome)
            then(outcome->document.object());
        else
            handleFailure(outcome.error());
        if (!outcome && outcome.error().kind == http::ErrorKind::Forbidden)
            m_host.account().setMayRead(catalogue::operation(m_patch).resource, false);
    });
    reportPending();
}

void RecordEditor::openReview(const QJsonObject &now)
{
    const auto resource = catalogue::operation(m_patch).resource;
    const QLocale locale;
    Review review{
        .title = recordTitle(m_patch, m_values, m_record),
        .address = m_values.join(u" · "_s),
        .request = request(),
        .rows =
            reviewRows(m_form->fields(), m_form->changedKeys(), m_form->changes(), m_record, now),
        .checked = locale.toString(m_host.clock().now().toLocalTime().time(), u"HH:mm:ss"_s),
        .kind = kindWord(resource)};
    if (const auto successor = catalogue::operation(m_patch).successor)
        review.remark = tr("This method of saving is outdated, and the service may remove it. Look "
                           "up the contact by “%1” instead.")
                            .arg(titleOf(*catalogue::lookupKeyOf(*successor)));
    auto *dialog = new ReviewDialog(m_host, review, window());
    connect(dialog, &ReviewDialog::agreed, this,
            [this, now](const http::Request &agreed) { send(agreed, now); });
    connect(dialog, &ReviewDialog::keptOld, this,
            [this, now](const QString &key) { keepOldValue(key, now); });
    m_host.openDialog(dialog);
}

// Discards the change to this field. The field then shows the current value at the service, which
// may differ from the value when the record was opened.
void RecordEditor::keepOldValue(const QString &key, const QJsonObject &now)
{
    const QJsonValue value = storedesk::records::memberAt(now, key);
    storedesk::records::setMemberAt(m_record, key,
                                    value.isUndefined() ? QJsonValue(QJsonValue::Null) : value);
    QJsonObject typed;
    for (const QString &changed : m_form->changedKeys()) {
        if (changed != key)
            storedesk::records::setMemberAt(
                typed, changed, storedesk::records::memberAt(m_form->changes(), changed));
    }
    show(typed);
    m_draft->note();
}

void RecordEditor::send(const http::Request &request, const QJsonObject &before)
{
    if (m_call)
        return;
    m_notice->clear();
    m_call = sendAndReport(m_host,
                           {.request = request,
                            .before = before,
                            .title = recordTitle(m_patch, m_values, m_record),
                            .draft = m_draft->place()});
    const auto *body = std::get_if<QJsonObject>(&request.body);
    m_call->then(this, [this, sent = *body](const http::Outcome &outcome) {
        m_call = nullptr;
        if (outcome)
            applySaved(outcome->document.object(), sent);
        else
            handleFailure(outcome.error());
        reportPending();
    });
    reportPending();
}

// Shows the saved record. Input typed after the request was sent becomes a new edit. Other fields
// show the values in the reply, which the service may have normalised.
void RecordEditor::applySaved(const QJsonObject &record, const QJsonObject &sent)
{
    QJsonObject later;
    const QJsonObject changes = m_form->changes();
    for (const QString &key : m_form->changedKeys()) {
        const QJsonValue value = storedesk::records::memberAt(changes, key);
        if (storedesk::records::memberAt(sent, key) != value)
            storedesk::records::setMemberAt(later, key, value);
    }
    // If the reply contains no record, use the sent values.
    if (record.isEmpty())
        for (auto at = sent.begin(); at != sent.end(); ++at)
            m_record.insert(at.key(), at.value());
    else
        m_record = record;
    show(later);
    if (m_form->isChanged())
        m_draft->note();
    else
        m_draft->drop();
    Q_EMIT saved(m_record);
}

// Shows the error and preserves the user's input.
void RecordEditor::handleFailure(const http::Error &error)
{
    switch (error.kind) {
    case http::ErrorKind::Invalid: {
        const auto rest = m_form->showFieldErrors(error.fields);
        if (!rest.empty() || error.fields.empty()) {
            QStringList reasons;
            for (const auto &field : rest)
                reasons.append(tr("%1: %2").arg(field.name, field.reason));
            m_notice->tell(Tone::Err, error.words.what, reasons.join(u' '));
        }
        return;
    }
    case http::ErrorKind::NotFound:
        m_notice->tell(
            Tone::Err,
            tr("This %1 no longer exists").arg(kindWord(catalogue::operation(m_patch).resource)),
            tr("Someone deleted this record after you opened it. Nothing was sent, because saving "
               "would create it again."));
        return;
    case http::ErrorKind::Unknown:
        m_notice->tell(Tone::Warn, tr("Save not confirmed"),
                       tr("The changes were sent, but no response arrived. Reload the record to "
                          "see what was saved."),
                       tr("Reload"), [this] {
                           readAgain([this](const QJsonObject &now) {
                               setRecord(now);
                               if (!m_form->isChanged())
                                   applySaved(now, {});
                           });
                       });
        return;
    default:
        m_notice->tell(error, tr("Try again"), [this] { save(); });
    }
}

} // namespace storedesk::ui::forms
