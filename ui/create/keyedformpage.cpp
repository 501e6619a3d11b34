// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/keyedformpage.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "ui/create/checkedfield.h"
#include "ui/forms/fieldform.h"
#include "ui/host/pagehost.h"

#include <QTimer>

namespace storedesk::ui::create {

using namespace Qt::StringLiterals;
using catalogue::Reason;
namespace key = catalogue::key;
using State = storedesk::records::ValueFinding::State;

KeyedFormPage::KeyedFormPage(PageHost &host, const PageAddress &place, Words words)
    : FormPage(host, place, std::move(words))
{ }

void KeyedFormPage::setKeyField(CheckedField *field, const catalogue::FieldRule &rule)
{
    m_key = field;
    m_keyTouched = false;
    m_createWhenKnown = false;
    m_checker = std::make_unique<catalogue::Checker>(catalogue::FieldSet{.rules = {rule}});
    connect(field, &CheckedField::edited, this, [this] {
        m_keyTouched = true;
        m_createWhenKnown = false;
        showKeyReason();
        noteEdit();
    });
    connect(field, &CheckedField::found, this, [this] {
        showPoints();
        if (std::exchange(m_createWhenKnown, false))
            create();
    });
    connect(field, &CheckedField::actionWanted, this, &KeyedFormPage::editExisting);
}

bool KeyedFormPage::settled() const
{
    return FormPage::settled() && !m_key->isAsking();
}

QString KeyedFormPage::keyValue() const
{
    return m_key->value();
}

void KeyedFormPage::setKeyValue(const QString &value)
{
    m_key->editor()->setValue(value.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(value));
    m_keyTouched = !value.isEmpty();
    if (!value.isEmpty())
        m_key->ask();
    showKeyReason();
}

QString KeyedFormPage::reasonOfKey() const
{
    const QByteArray text = keyValue().toUtf8();
    const Reason reason =
        m_checker->check(0, {text.constData(), static_cast<std::size_t>(text.size())});
    return reason == Reason::None ? QString()
                                  : catalogue::textOf(reason, m_checker->fields().rules.front());
}

void KeyedFormPage::showKeyReason()
{
    m_key->editor()->setReason(m_keyTouched ? reasonOfKey() : QString());
}

FormIssue KeyedFormPage::pointAtKey(const QString &sentence) const
{
    return {.sentence = tr("%1: %2").arg(m_checker->fields().rules.front().title, sentence),
            .go = [this] { m_key->editor()->setFocus(Qt::OtherFocusReason); },
            .missing = keyValue().isEmpty()};
}

// Looks the key up first, because nothing may be sent until the key is known to be unused.
void KeyedFormPage::lookUpThenCreate() const
{
    m_createWhenKnown = true;
    m_key->ask();
}

FormIssues KeyedFormPage::openIssues() const
{
    FormIssues points;
    const State state = m_key->finding().state;
    if (const QString reason = reasonOfKey(); !reason.isEmpty())
        points.append(pointAtKey(reason));
    else if (state == State::Failed)
        points.append(
            {.sentence = tr("Couldn't check whether it exists: %1").arg(m_key->finding().words),
             .go = [this] {
                 m_createWhenKnown = true;
                 m_key->askAgain();
             }});
    else
        points += m_key->points();
    points += FormPage::openIssues();
    const bool open = state == State::Unasked || state == State::Asking;
    if (points.isEmpty() && open)
        points.append({.sentence = tr("Checking whether it already exists."),
                       .go = [this] { lookUpThenCreate(); },
                       .missing = true});
    return points;
}

// Passes the input to the page of the existing record as unsaved changes.
void KeyedFormPage::editExisting()
{
    auto &host = this->host();
    Page *opened = host.open(placeOfKey());
    if (!opened || !host.account().mayWrite())
        return;
    opened->editWith(form()->values());
    discardChanges();
    host.close(this);
}

// The API does not document which status distinguishes "created" from "changed". 201 can only mean
// created; for other codes, the record may have been created elsewhere since the lookup.
void KeyedFormPage::succeed(const http::Reply &reply)
{
    constexpr int created = 201;
    auto &page = host();
    const QString told =
        tr("%1 was saved. The service doesn't say whether it is new.").arg(keyValue());
    FormPage::succeed(reply);
    if (reply.status != created)
        page.tell(told);
}

void KeyedFormPage::showReasons()
{
    m_keyTouched = true;
    showKeyReason();
    FormPage::showReasons();
}

QList<std::pair<QString, QString>> KeyedFormPage::review() const
{
    QList<std::pair<QString, QString>> rows = FormPage::review();
    rows.prepend({m_checker->fields().rules.front().title, keyValue()});
    return rows;
}

QJsonObject KeyedFormPage::typed() const
{
    return {{key::value, keyValue()}, {key::fields, form()->values()}};
}

void KeyedFormPage::applyTyped(const QJsonObject &typed)
{
    quietly([this, &typed] {
        setKeyValue(typed[key::value].toString());
        form()->setOriginal({});
        form()->setValues(typed[key::fields].toObject());
    });
}

} // namespace storedesk::ui::create
