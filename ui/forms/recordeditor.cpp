// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/recordeditor.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "api/call.h"
#include "ui/forms/editedrecord.h"
#include "ui/forms/editnotice.h"
#include "ui/forms/fieldeditor.h"
#include "ui/forms/pendingbar.h"
#include "ui/host/pagehost.h"
#include "ui/host/typeddraft.h"
#include "ui/theme/theme.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/scrolled.h"

#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>
#include <utility>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;

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

// Input since the last pause is not stored yet.
RecordEditor::~RecordEditor()
{
    m_draft->keep();
}

void RecordEditor::build()
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
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
        // Typed since the draft was stored.
        values.remove(key);
    // This is not user input.
    const QSignalBlocker quiet(m_form);
    m_form->setValues(values);
    reportPending();
    if (!m_form->isChanged())
        return;
    m_notice->setDraftStatus(
        tr("Draft from %1 restored")
            .arg(QLocale().toString(draft->keptAt.toLocalTime().time(), u"HH:mm"_s)),
        tr("These changes were typed earlier and not saved."), tr("Discard"),
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

} // namespace storedesk::ui::forms
