// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/recordeditor.h"

#include "api/call.h"
#include "base/clock.h"
#include "desk/desk.h"
#include "jobs/formvalues.h"
#include "local/changes.h"
#include "ui/forms/editedrecord.h"
#include "ui/forms/editnotice.h"
#include "ui/forms/reviewdialog.h"
#include "ui/forms/savededit.h"
#include "ui/frame/frame.h"
#include "ui/frame/typeddraft.h"

#include <QLocale>

// Saves the edits of a record.

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;

api::Request RecordEditor::request() const
{
    return api::requestOf(catalogue::operation(m_patch), m_values, m_form->changes());
}

void RecordEditor::save()
{
    if (m_frame.desk().profile().guard == accounts::GuardLevel::Confirm) {
        review();
        return;
    }
    if (m_call || !m_form->isChanged() || !m_frame.desk().mayWrite() || !m_form->check())
        return;
    send(request(), m_record);
}

void RecordEditor::review()
{
    if (m_call || !m_form->isChanged() || !m_frame.desk().mayWrite() || !m_form->check())
        return;
    readAgain([this](const QJsonObject &now) { openReview(now); });
}

void RecordEditor::readAgain(std::function<void(const QJsonObject &)> then)
{
    const auto lookUp = catalogue::operation(m_patch).lookUp;
    if (!lookUp)
        return;
    m_notice->clear();
    m_call = m_frame.desk().session().read(api::requestOf(catalogue::operation(*lookUp), m_values),
                                           this);
    m_call->then(this, [this, then = std::move(then)](const api::Outcome &outcome) {
        m_call = nullptr;
        tellPending();
        if (outcome)
            then(outcome->document.object());
        else
            takeFailure(outcome.error());
        if (!outcome && outcome.error().kind == api::Kind::Forbidden)
            m_frame.desk().setMayRead(catalogue::operation(m_patch).resource, false);
    });
    tellPending();
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
        .checked = locale.toString(m_frame.clock().now().toLocalTime().time(), u"HH:mm:ss"_s),
        .kind = kindWord(resource)};
    if (const auto successor = catalogue::operation(m_patch).successor)
        review.remark = tr("This method of saving is outdated, and the service may remove it. Look "
                           "up the contact by “%1” instead.")
                            .arg(titleOf(*catalogue::lookupKeyOf(*successor)));
    auto *dialog = new ReviewDialog(m_frame, review, window());
    connect(dialog, &ReviewDialog::agreed, this,
            [this, now](const api::Request &agreed) { send(agreed, now); });
    connect(dialog, &ReviewDialog::keptOld, this,
            [this, now](const QString &key) { keepOld(key, now); });
    m_frame.openDialog(dialog);
}

// The field shows the current value at the service, which may differ from the value when it was
// opened.
void RecordEditor::keepOld(const QString &key, const QJsonObject &now)
{
    const QJsonValue value = jobs::memberAt(now, key);
    jobs::setMemberAt(m_record, key, value.isUndefined() ? QJsonValue(QJsonValue::Null) : value);
    QJsonObject typed;
    for (const QString &changed : m_form->changedKeys()) {
        if (changed != key)
            jobs::setMemberAt(typed, changed, jobs::memberAt(m_form->changes(), changed));
    }
    show(typed);
    m_draft->note();
}

void RecordEditor::send(const api::Request &request, const QJsonObject &before)
{
    if (m_call)
        return;
    m_notice->clear();
    m_call = sendEdit(m_frame,
                      {.request = request,
                       .before = before,
                       .title = recordTitle(m_patch, m_values, m_record),
                       .draft = m_draft->place()});
    const auto *body = std::get_if<QJsonObject>(&request.body);
    m_call->then(this, [this, sent = *body](const api::Outcome &outcome) {
        m_call = nullptr;
        if (outcome)
            takeSaved(outcome->document.object(), sent);
        else
            takeFailure(outcome.error());
        tellPending();
    });
    tellPending();
}

// Input typed after the request was sent stays as a new edit. Other fields show the reply of the
// service, which may have normalised them.
void RecordEditor::takeSaved(const QJsonObject &record, const QJsonObject &sent)
{
    QJsonObject later;
    const QJsonObject changes = m_form->changes();
    for (const QString &key : m_form->changedKeys()) {
        const QJsonValue value = jobs::memberAt(changes, key);
        if (jobs::memberAt(sent, key) != value)
            jobs::setMemberAt(later, key, value);
    }
    // If the reply contains no record, the sent values are used.
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

// All input stays.
void RecordEditor::takeFailure(const api::Error &error)
{
    switch (error.kind) {
    case api::Kind::Invalid: {
        const auto rest = m_form->showFieldErrors(error.fields);
        if (!rest.empty() || error.fields.empty()) {
            QStringList reasons;
            for (const auto &field : rest)
                reasons.append(tr("%1: %2").arg(field.name, field.reason));
            m_notice->tell(Tone::Err, error.words.what, reasons.join(u' '));
        }
        return;
    }
    case api::Kind::NotFound:
        m_notice->tell(
            Tone::Err,
            tr("This %1 no longer exists").arg(kindWord(catalogue::operation(m_patch).resource)),
            tr("Someone deleted this record after you opened it. Nothing was sent, because saving "
               "would create it again."));
        return;
    case api::Kind::Unknown:
        m_notice->tell(Tone::Warn, tr("Save not confirmed"),
                       tr("The changes were sent, but no response arrived. Reload the record to "
                          "see what was saved."),
                       tr("Reload"), [this] {
                           readAgain([this](const QJsonObject &now) {
                               setRecord(now);
                               if (!m_form->isChanged())
                                   takeSaved(now, {});
                           });
                       });
        return;
    default:
        m_notice->tell(error, tr("Try again"), [this] { save(); });
    }
}

} // namespace storedesk::ui::forms
