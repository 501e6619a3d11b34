// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/sendevents.h"

#include "account/account.h"
#include "api/customeventsapi.h"
#include "api/session.h"
#include "catalogue/checker.h"
#include "catalogue/key.h"
#include "catalogue/limits.h"
#include "events/sampleevent.h"
#include "itemmodels/showntext.h"
#include "records/formvalues.h"
#include "ui/create/createfoot.h"
#include "ui/events/contactbeforeafter.h"
#include "ui/events/eventchooser.h"
#include "ui/events/savedtestlist.h"
#include "ui/forms/fieldform.h"
#include "ui/host/errordetails.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/technicalname.h"

#include <QCheckBox>
#include <QLabel>
#include <QShortcut>
#include <QVBoxLayout>

namespace storedesk::ui::events {

using namespace Qt::StringLiterals;
using catalogue::OperationId;
using ChooserState = EventChooser::State;
namespace key = catalogue::key;

static constexpr auto wordOfContact = "contact"_L1;

static QString stake(profiles::StoreKind kind)
{
    switch (kind) {
    case profiles::StoreKind::Practice:
        return SendEvents::tr("Practice store: try as much as you like; no one gets a message");
    case profiles::StoreKind::Test:
        return SendEvents::tr("Test store: this store's workflows start");
    case profiles::StoreKind::Live:
        break;
    }
    return SendEvents::tr("Live store: workflows start and real people get messages");
}

SendEvents::SendEvents(PageHost &host, const PageAddress &place)
    : create::FormPage(host, place,
                       {.title = tr("Send events"),
                        .subtitle = stake(host.account().profile().kind),
                        .create = tr("Send event to %1"),
                        .again = tr("Send again"),
                        .risk = tr("If the event arrived, sending it again starts its workflows "
                                   "again, and people may get the same message twice."),
                        .question = tr("Send this event to %1?"),
                        .done = tr("The service accepted the event."),
                        .write = catalogue::OperationId::CreateCustomEventByAlias,
                        .icon = Icon::Events})
    , m_chooser(new EventChooser(host, this))
    , m_heading(new QLabel(this))
    , m_createContact(new QCheckBox(tr("Create the contact if it doesn't &exist"), this))
    , m_tests(new SavedTestList(host, this))
    , m_contact(new ContactBeforeAfter(host, this))
    , m_fits(new QLabel(this))
    , m_pause(host.clock().timer([this] { m_contact->setEmail(contactEmail()); }))
{
    setForm(new forms::FieldForm({}, host.theme(), this));
    build();
    if (place.values.value(0) == wordOfContact) {
        m_email = place.values.value(1);
    } else if (place.values.size() == 2) {
        // The page was opened for an event type, so start with the focus after the chooser.
        beginBehind(m_chooser);
        m_chooser->want(place.values[0], place.values[1]);
    }
    start();
    m_chooser->read();
}

void SendEvents::build()
{
    buildFormHead();
    buildColumns();
    m_help = notice()->addButton(tr("Try again"));
    m_help->setObjectName(u"help"_s);
    m_openContact = notice()->addButton(tr("Open contact"));
    m_openContact->setObjectName(u"openContact"_s);
    m_help->hide();
    m_openContact->hide();

    connect(m_help, &QPushButton::clicked, this, &SendEvents::openMissing);
    connect(m_openContact, &QPushButton::clicked, this, [this] {
        host().open({.page = pageid::contactRecord, .values = {u"email"_s, contactEmail()}});
    });
    connect(m_chooser, &EventChooser::chosen, this, &SendEvents::showType);
    connect(m_chooser, &EventChooser::stateChanged, this, &SendEvents::showState);
    connect(m_chooser, &EventChooser::edited, this, &SendEvents::noteEdit);
    for (const auto enter : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *shortcut = new QShortcut(QKeySequence(Qt::CTRL | enter), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, &SendEvents::create);
    }
}

// Builds the columns for saved tests, the event and its contact.
void SendEvents::buildColumns()
{
    auto *middle = new QVBoxLayout;
    middle->setSpacing(12);
    middle->addWidget(m_chooser);
    middle->addWidget(formPanel());
    m_column = middle;
    buildCreateContact();
    // Keep the form at its natural height.
    middle->addStretch(1);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight);
    m_columns->setSpacing(8);
    m_columns->addWidget(m_tests);
    m_columns->addLayout(middle, 5);
    m_columns->addWidget(m_contact, 6);
    content()->addLayout(m_columns, 1);
    // Arrange the columns again when the text size may have changed.
    connect(&host().theme(), &Theme::changed, this, &SendEvents::arrange);
    arrange();
    connect(m_tests, &SavedTestList::chosen, this, &SendEvents::applyTest);
}

// Stacks the columns if they do not fit side by side.
void SendEvents::arrange()
{
    const auto &theme = host().theme();
    const bool stacked = width() < theme.scaled(1000);
    m_columns->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_tests->setMinimumWidth(stacked ? 0 : theme.scaled(170));
    m_tests->setMaximumWidth(stacked ? QWIDGETSIZE_MAX : theme.scaled(186));
    m_tests->setMaximumHeight(stacked ? theme.scaled(160) : QWIDGETSIZE_MAX);
    m_contact->setMinimumWidth(stacked ? 0 : theme.scaled(300));
    m_contact->setMinimumHeight(stacked ? theme.scaled(300) : 0);
}

void SendEvents::resizeEvent(QResizeEvent *event)
{
    create::FormPage::resizeEvent(event);
    arrange();
}

void SendEvents::buildFormHead()
{
    const auto &theme = host().theme();
    setRole(m_heading, Role::Heading);
    m_heading->setTextFormat(Qt::PlainText);
    m_heading->setWordWrap(true);
    auto *samples = new Button(Icon::Pencil, tr("Sample values"), theme, this);
    samples->setObjectName(u"sampleValues"_s);
    samples->setToolTip(tr("Fills in every field. Click again for other values."));
    auto *save = new Button(Icon::Save, tr("Save test"), theme, this);
    save->setObjectName(u"saveTest"_s);
    save->setToolTip(tr("Saves this event under a name so you can send it again."));
    auto *batch = new Button(Icon::Files, tr("Batch from a file…"), theme, this);
    batch->setObjectName(u"batch"_s);
    batch->setToolTip(tr("One event per row of a table, as a job."));
    auto *buttons = new FlowLayout;
    for (auto *button : {samples, save, batch}) {
        setSmall(button);
        buttons->addWidget(button);
    }
    formPanel()->box()->setSpacing(12);
    formPanel()->box()->insertWidget(0, m_heading);
    formPanel()->box()->insertLayout(1, buttons);
    m_fits->setObjectName(u"fits"_s);
    m_fits->setTextFormat(Qt::PlainText);
    m_fits->setWordWrap(true);
    setRole(m_fits, Role::Small);
    connect(samples, &QPushButton::clicked, this, &SendEvents::fillSamples);
    connect(save, &QPushButton::clicked, this, &SendEvents::saveTest);
    connect(batch, &QPushButton::clicked, this, &SendEvents::openBatch);
}

void SendEvents::buildCreateContact()
{
    m_createContact->setObjectName(key::query::createContact);
    auto *words = new QLabel(tr("Off: events with an unknown email are rejected. On: a real "
                                "contact is created and stays in the account."),
                             this);
    setRole(words, Role::Small);
    words->setWordWrap(true);
    auto *code = new QLabel(key::query::createContact, this);
    code->setFont(host().theme().font(Theme::Text::Code));
    setRole(code, Role::Muted);
    showWithTechnicalNames(code, host().theme());
    auto *below = new QVBoxLayout;
    below->setContentsMargins(host().theme().scaled(24), 0, 0, 0);
    below->setSpacing(2);
    below->addWidget(words);
    below->addWidget(code);
    auto *panel = new Panel(this);
    panel->box()->setContentsMargins(15, 12, 15, 12);
    panel->box()->addWidget(m_createContact);
    panel->box()->addLayout(below);
    panel->box()->addWidget(m_fits);
    m_column->addWidget(panel);
    connect(m_createContact, &QCheckBox::toggled, this, &SendEvents::noteEdit);
}

static QStringList membersWithoutRule(const QJsonObject &event, const catalogue::FieldSet &fields)
{
    auto names = event.keys();
    for (const auto &rule : fields.rules)
        names.removeAll(rule.key.section(u'.', 0, 0).remove("[]"_L1));
    return names;
}

void SendEvents::showType()
{
    const auto type = m_chooser->eventType();
    const auto id = type[key::id].toString();
    if (id == m_shown && m_waiting.isEmpty())
        return;
    const auto before = m_waiting.isEmpty() ? form()->values() : m_waiting;
    m_waiting = {};
    m_shown = id;
    m_heading->setText(itemmodels::shownText(type[key::name].toString()));
    setForm(new forms::FieldForm(catalogue::FieldSet::ofEvent(type),
                                 forms::FormShape{.labels = forms::Labels::Beside}, host().theme(),
                                 this));
    quietly([this, &before] {
        form()->setValues(before);
        if (auto *key = keyEditor(); key && contactEmail().isEmpty() && !m_email.isEmpty())
            key->setValue(m_email);
    });
    formPanel()->setVisible(!id.isEmpty());
    m_lost = std::exchange(m_waitsForTest, false) ? membersWithoutRule(before, form()->fields())
                                                  : QStringList();
    showLost();
    showPoints();
    changed();
}

// The form of the event type has no place for these values.
void SendEvents::showLost()
{
    if (m_lost.isEmpty())
        return;
    notice()->tell(Tone::Warn, tr("The event type no longer has all fields of this test."),
                   tr("These values were left out: %1").arg(m_lost.join(u", "_s)));
    notice()->show();
}

void SendEvents::showState()
{
    const auto state = m_chooser->state();
    m_openContact->hide();
    m_help->setVisible(state == ChooserState::Failed || state == ChooserState::Empty);
    formPanel()->setVisible(state == ChooserState::Ready);
    if (state == ChooserState::Failed) {
        const auto &error = m_chooser->error();
        m_help->setText(tr("Try again"));
        notice()->tell(Tone::Err, error.words.what,
                       u"%1 %2"_s.arg(error.words.why, error.words.next).simplified());
        notice()->setDetails(errorDetails(error));
        if (error.kind == http::ErrorKind::Forbidden)
            host().account().setMayRead(catalogue::Resource::CustomIntegration, false);
    } else if (state == ChooserState::Empty && m_chooser->integration().isEmpty()) {
        m_help->setText(tr("New integration…"));
        notice()->tell(Tone::Accent, tr("There are no integrations yet."),
                       tr("Events belong to an event type, and event types to an integration."));
    } else if (state == ChooserState::Empty) {
        m_help->setText(tr("New event type…"));
        notice()->tell(Tone::Accent, tr("This integration has no event type that receives events."),
                       tr("Choose another integration, or create an event type in this one."));
    }
    notice()->setVisible(state == ChooserState::Failed || state == ChooserState::Empty);
    if (state == ChooserState::Ready) {
        showStanding();
        showLost();
    }
}

void SendEvents::openMissing()
{
    if (m_chooser->state() == ChooserState::Failed)
        m_chooser->read();
    else if (m_chooser->integration().isEmpty())
        host().open({.page = pageid::newIntegration});
    else
        host().open({.page = pageid::newEventType, .values = {m_chooser->integration()}});
}

void SendEvents::refresh()
{
    m_chooser->read();
    m_contact->readAgain();
}

bool SendEvents::settled() const
{
    return create::FormPage::settled() && !m_chooser->isReading() && !m_contact->isReading();
}

// Members of the draft. The values in the event are stored in a separate member.
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

// Opens the bulk assistant with this event type, which the assistant addresses by alias.
void SendEvents::openBatch()
{
    host().open(
        {.page = pageid::bulkJob,
         .values = {QString(catalogue::operation(OperationId::CreateCustomEventByAlias).name),
                    m_chooser->eventType()[key::alias].toString()}});
}

void SendEvents::applyTest(const storedesk::events::SavedTest &test)
{
    notice()->hide();
    m_waitsForTest = !test.event.isEmpty();
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

// Keeps the form open, because the next event is often similar.
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
