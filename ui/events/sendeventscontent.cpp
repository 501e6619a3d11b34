// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/customeventsapi.h"
#include "catalogue/checker.h"
#include "catalogue/key.h"
#include "catalogue/limits.h"
#include "events/sampleevent.h"
#include "itemmodels/showntext.h"
#include "ui/create/createfoot.h"
#include "ui/events/contactbeforeafter.h"
#include "ui/events/eventchooser.h"
#include "ui/events/savedtestlist.h"
#include "ui/events/sendevents.h"
#include "ui/forms/fieldform.h"
#include "ui/host/pagehost.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"

#include <QCheckBox>

// Content of an event and handling of the reply. The page is built in sendevents.cpp.
namespace storedesk::ui::events {

namespace key = catalogue::key;
using catalogue::OperationId;
using namespace Qt::StringLiterals;

// Members of the draft. The values of the event are stored in a separate member.
constexpr auto draftIntegration = "integration"_L1;
constexpr auto draftType = "type"_L1;
constexpr auto draftByAlias = "by-alias"_L1;
constexpr auto draftEvent = "event"_L1;

create::FormIssues SendEvents::openIssues() const
{
    if (m_chooser->eventType().isEmpty())
        return {{.sentence = tr("No event type is chosen yet."),
                 .go = [this] { m_chooser->goTo(); },
                 .missing = true}};
    auto points = create::FormPage::openIssues();
    if (storedesk::events::sizeOf(form()->values()) > catalogue::limits::eventBytes)
        points.append({.sentence = tr("The event is too large: at most %1 KB.")
                                       .arg(catalogue::limits::eventKilobytes)});
    return points;
}

// Reads the contact only after a pause in typing, so that incomplete addresses are not looked up.
void SendEvents::changed()
{
    using namespace std::chrono_literals;
    showFits();
    m_pause->start(600ms);
}

void SendEvents::showFits()
{
    const auto event = form()->values();
    const auto faults = catalogue::Checker(form()->fields()).check(event);
    const auto size = storedesk::events::sizeOf(event);
    const auto kilobytes = QString::number(catalogue::limits::eventKilobytes);
    if (size > catalogue::limits::eventBytes)
        m_fits->setText(
            tr("Too large: %1 of %2 KB").arg(QLocale().toString(size / 1024), kilobytes));
    else if (!faults.empty())
        m_fits->setText(tr("Doesn't match the definition yet · %1 bytes of %2 KB")
                            .arg(QLocale().toString(size), kilobytes));
    else
        m_fits->setText(tr("Matches the definition · %1 bytes of %2 KB")
                            .arg(QLocale().toString(size), kilobytes));
}

void SendEvents::fillSamples()
{
    const auto values = storedesk::events::sampleEvent(m_chooser->eventType(),
                                                       {.email = contactEmail(),
                                                        .today = host().clock().now().date(),
                                                        .variation = m_variation++});
    quietly([this, &values] { form()->setValues(values); });
    changed();
    noteEdit();
}

void SendEvents::saveTest()
{
    const auto type = m_chooser->eventType();
    m_tests->add({.name = type[key::name].toString(),
                  .integration = m_chooser->integration(),
                  .eventType = type[key::id].toString(),
                  .event = form()->values(),
                  .createContact = m_createContact->isChecked(),
                  .byAlias = m_chooser->byAlias()});
}

// Opens the bulk assistant with this event type, which it addresses by alias.
void SendEvents::openBatch()
{
    host().open(
        {.page = u"bulk"_s,
         .values = {QString(catalogue::operation(OperationId::CreateCustomEventByAlias).name),
                    m_chooser->eventType()[key::alias].toString()}});
}

void SendEvents::applyTest(const storedesk::events::SavedTest &test)
{
    notice()->hide();
    setTyped({{draftIntegration, test.integration},
              {draftType, test.eventType},
              {draftByAlias, test.byAlias},
              {draftEvent, test.event},
              {key::query::createContact, test.createContact}});
    if (m_chooser->eventType()[key::id].toString() == test.eventType)
        showType();
    noteEdit();
}

void SendEvents::aboutToSend()
{
    m_pause->stop();
    m_contact->setEmail(contactEmail());
    m_contact->eventLeaves();
}

void SendEvents::notCreated(const http::Error &error)
{
    using End = storedesk::events::SavedTest::End;
    if (error.kind == http::ErrorKind::Cancelled)
        return;
    const bool unknown = error.kind == http::ErrorKind::Unknown;
    m_tests->noteEnd(unknown ? End::Unknown : End::Refused, host().clock().now());
}

QJsonObject SendEvents::typed() const
{
    return {{draftIntegration, m_chooser->integration()},
            {draftType, m_chooser->eventType()[key::id].toString()},
            {draftByAlias, m_chooser->byAlias()},
            {draftEvent, form()->values()},
            {key::query::createContact, m_createContact->isChecked()}};
}

void SendEvents::setTyped(const QJsonObject &typed)
{
    const QSignalBlocker quiet(m_createContact);
    m_createContact->setChecked(typed[key::query::createContact].toBool());
    m_chooser->setByAlias(typed[draftByAlias].toBool(true));
    quietly([this, &typed] {
        form()->setOriginal({});
        form()->setValues(typed[draftEvent].toObject());
    });
    if (typed.isEmpty())
        return;
    m_waiting = typed[draftEvent].toObject();
    m_chooser->want(typed[draftIntegration].toString(), typed[draftType].toString());
}

http::Request SendEvents::request() const
{
    const auto type = m_chooser->eventType();
    const bool byAlias = m_chooser->byAlias();
    using Type = api::CustomEventsApi::Type;
    return api::CustomEventsApi::toSend(byAlias ? Type::Alias : Type::Id,
                                        type[byAlias ? key::alias : key::id].toString(),
                                        form()->values(), m_createContact->isChecked());
}

QList<std::pair<QString, QString>> SendEvents::review() const
{
    auto rows = create::FormPage::review();
    rows.prepend(
        {tr("Event type"), itemmodels::shownText(m_chooser->eventType()[key::name].toString())});
    rows.append({tr("Create the contact if it doesn't exist"),
                 m_createContact->isChecked() ? tr("Yes") : tr("No")});
    return rows;
}

forms::FieldEditor *SendEvents::keyEditor() const
{
    for (auto *field : form()->editors()) {
        if (field->rule().primaryKey)
            return field;
    }
    return nullptr;
}

QString SendEvents::contactEmail() const
{
    const auto *field = keyEditor();
    return field ? field->value().toString() : QString();
}

PageAddress SendEvents::placeOf(const QJsonObject &record) const
{
    Q_UNUSED(record)
    return place();
}

// The form stays open, because the next event is often similar.
void SendEvents::succeed(const http::Reply &reply)
{
    const auto status = reply.document.object()[key::contactStatus].toString();
    const auto words = status == "created"_L1 ? tr("The contact did not exist and was created.")
        : status == "merged"_L1               ? tr("Two contacts were merged.")
        : status == "existing"_L1 ? tr("The contact already existed, so none was created.")
                                  : QString();
    notice()->tell(Tone::Ok, tr("The service accepted the event."), words);
    m_openContact->setVisible(!contactEmail().isEmpty());
    m_tests->noteEnd(storedesk::events::SavedTest::End::Worked, host().clock().now());
    m_contact->eventArrived();
    notice()->show();
    nameButton(tr("Send again"));
    foot()->setDraftStatus({});
    host().tell(tr("The service accepted the event."));
    foot()->create()->setFocus();
}

} // namespace storedesk::ui::events
