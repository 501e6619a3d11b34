// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/lookupfield.h"

#include "records/lookupguess.h"
#include "ui/host/pagehost.h"
#include "ui/records/recordstates.h"
#include "ui/tables/searchfield.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"

#include <QActionGroup>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

namespace storedesk::ui::lookups {

using namespace Qt::StringLiterals;
using State = records::RecordLoader::State;

// Returns the placeholder text, which names the keys that users may know.
static QString whatToType(catalogue::Resource resource)
{
    switch (resource) {
    case catalogue::Resource::Contact:
        return LookupField::tr("Email or external ID");
    case catalogue::Resource::Purchase:
        return LookupField::tr("Purchase ID");
    case catalogue::Resource::Product:
        return LookupField::tr("Product ID");
    default:
        return LookupField::tr("Look up");
    }
}

LookupField::LookupField(catalogue::Resource resource, PageHost &host,
                         const records::RecordLoader &reader, QWidget *parent)
    : QWidget(parent)
    , m_resource(resource)
    , m_host(host)
    , m_reader(reader)
    , m_field(new SearchField(whatToType(resource), host.theme(), this))
    , m_sign(new IconLabel(Icon::Mail, Tone::Accent, host.theme(), this))
    , m_guess(new QLabel(this))
    , m_change(new Button(tr("Change"), host.theme(), this))
    , m_note(new QLabel(this))
    , m_menu(new QMenu(this))
{
    build();
    buildMenu();
    connect(m_field, &QLineEdit::textChanged, this, &LookupField::take);
    // A key set by opening a record does not apply to the text typed next.
    connect(m_field, &QLineEdit::textEdited, this, [this] {
        if (m_chosen != m_picked)
            choose(m_picked);
    });
    connect(m_field, &QLineEdit::returnPressed, this, &LookupField::lookUp);
    showResult();
}

void LookupField::build()
{
    m_field->setObjectName(u"lookUpField"_s);
    m_field->setAccessibleName(tr("Look up: %1").arg(catalogue::titleOf(m_resource)));
    m_field->setKeyHint(QKeySequence::Find);
    m_guess->setObjectName(u"guess"_s);
    m_guess->setWordWrap(true);
    // Rich text is safe, because the label contains only the program's own strings.
    m_guess->setTextFormat(Qt::RichText);
    m_guess->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_change->setKind(Role::Link);
    m_change->setObjectName(u"changeLookupKey"_s);
    m_change->setAccessibleName(tr("Look it up as something else"));
    m_change->setMenu(m_menu);
    m_note->setObjectName(u"lookupKeyNote"_s);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    setRole(m_note, Role::Small);
    m_note->hide();
    auto *line = new QHBoxLayout;
    line->setSpacing(6);
    line->addWidget(m_sign);
    line->addWidget(m_guess, 1);
    line->addWidget(m_change);
    auto *box = columnIn(this, 6);
    box->addWidget(m_field);
    box->addLayout(line);
    box->addWidget(m_note);
}

void LookupField::buildMenu()
{
    auto *group = new QActionGroup(this);
    const auto add = [this, group](QMenu &menu, const QString &text, const QString &name,
                                   const catalogue::LookupKey *lookupKey) {
        auto *action = menu.addAction(text);
        action->setObjectName(u"lookupKey:"_s + name);
        action->setCheckable(true);
        action->setData(QVariant::fromValue<const void *>(lookupKey));
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, lookupKey] {
            setPickedKey(lookupKey);
            Q_EMIT keyPicked();
            lookUp();
        });
        return action;
    };
    m_keys = group;
    m_menu->setToolTipsVisible(true);
    add(*m_menu, tr("Detect automatically"), u"guess"_s, nullptr)->setChecked(true);
    m_menu->addSeparator();
    QMenu *older = nullptr;
    for (const auto *lookupKey : catalogue::lookupKeysOf(m_resource)) {
        const auto *successor = records::successorOf(*lookupKey);
        if (!successor) {
            add(*m_menu, titleOf(*lookupKey), lookupKey->word, lookupKey);
            continue;
        }
        if (!older) {
            older = new QMenu(tr("&Older methods"), m_menu);
            older->setObjectName(u"olderMethods"_s);
            older->setToolTipsVisible(true);
        }
        const auto use =
            tr("The service may remove this method. Use “%1” instead.").arg(titleOf(*successor));
        add(*older, titleOf(*lookupKey), lookupKey->word, lookupKey)->setToolTip(use);
        older->menuAction()->setToolTip(use);
    }
    if (older) {
        m_menu->addSeparator();
        m_menu->addMenu(older);
    }
}

const catalogue::LookupKey &LookupField::lookupKey() const
{
    return m_chosen
        ? *m_chosen
        : storedesk::records::guessedLookupKey(m_resource, QStringView(m_field->text()).trimmed());
}

const catalogue::LookupKey &LookupField::keyForMany() const
{
    return m_picked && m_picked == m_chosen ? *m_picked
                                            : *catalogue::lookupKeysOf(m_resource).front();
}

void LookupField::setPickedKey(const catalogue::LookupKey *lookupKey)
{
    m_picked = lookupKey;
    choose(lookupKey);
}

void LookupField::choose(const catalogue::LookupKey *lookupKey)
{
    m_chosen = lookupKey;
    for (auto *action : m_keys->actions())
        action->setChecked(action->data().value<const void *>() == lookupKey);
    showResult();
}

// Whether the text looks like a name. An external ID may look like one too, so an explicitly chosen
// key takes precedence.
bool LookupField::isName() const
{
    return !m_chosen && storedesk::records::looksLikeName(m_resource, m_field->text());
}

void LookupField::showNote()
{
    const auto *successor = m_chosen ? records::successorOf(*m_chosen) : nullptr;
    m_note->setVisible(successor || isName());
    if (successor)
        m_note->setText(tr("This method of looking up contacts is outdated, and the service may "
                           "remove it. Choose “%1” instead.")
                            .arg(titleOf(*successor)));
    else if (isName())
        m_note->setText(records::noNamesHint(m_resource));
}

void LookupField::setPlace(const PageAddress &place)
{
    const auto *lookupKey = lookupKeyOf(place);
    if (!lookupKey)
        return;
    m_field->setText(pathValuesOf(*lookupKey, place).constLast());
    const bool guessed = !m_picked
        && !storedesk::records::looksLikeName(m_resource, m_field->text())
        && lookupKey == &storedesk::records::guessedLookupKey(m_resource, m_field->text());
    choose(guessed ? nullptr : lookupKey);
}

void LookupField::take(const QString &text)
{
    if (text.contains(u'\n')) {
        if (const auto lines = storedesk::records::pastedValues(text).values; lines.size() > 1) {
            m_field->clear();
            Q_EMIT manyPasted(text);
        } else {
            m_field->setText(lines.isEmpty() ? QString() : lines.first());
        }
        return;
    }
    showResult();
}

void LookupField::lookUp()
{
    const auto value = m_field->text().trimmed();
    // Do not look up a name, which would not be found; the note explains why.
    if (!value.isEmpty() && !isName())
        Q_EMIT wanted(placeOf(lookupKey(), {value}));
}

bool LookupField::isAsked() const
{
    return m_reader.lookupKey() == &lookupKey()
        && m_reader.pathValues() == QStringList{m_field->text().trimmed()};
}

QString LookupField::resultText() const
{
    if (!isAsked())
        return m_field->text().trimmed().isEmpty() ? QString() : tr("Press Enter to look it up");
    switch (m_reader.state()) {
    case State::Reading:
        return tr("searching…");
    case State::Ready:
        return tr("found");
    case State::NotFound:
        return records::asksForNoEmail(m_reader) ? tr("not an email address") : tr("not found");
    case State::Deleted:
        return tr("deleted");
    case State::Locked:
        return tr("no permission");
    case State::Failed:
        return tr("no response");
    default:
        return {};
    }
}

void LookupField::showResult()
{
    showNote();
    if (isName()) {
        m_sign->set(Icon::Info, Tone::Warn);
        m_guess->setText(tr("This looks like a name"));
        return;
    }
    const auto name = titleOf(lookupKey()).toHtmlEscaped();
    const auto result = resultText();
    m_sign->set(iconOf(lookupKey()), Tone::Accent);
    m_guess->setText(result.isEmpty() ? tr("Interpreted as <b>%1</b>").arg(name)
                                      : tr("Interpreted as <b>%1</b>: %2").arg(name, result));
}

} // namespace storedesk::ui::lookups
