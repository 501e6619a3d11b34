// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/detailfields.h"

#include "account/account.h"
#include "account/recordnames.h"
#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "itemmodels/recordtitle.h"
#include "itemmodels/seenfields.h"
#include "itemmodels/showntext.h"
#include "ui/filedownloads/storedtable.h"
#include "ui/host/pagehost.h"
#include "ui/tables/clipboardtable.h"
#include "ui/tables/keyorder.h"
#include "ui/tables/statepill.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/pictureline.h"
#include "ui/widgets/visibletext.h"

#include <QFormLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QScrollBar>
#include <QSet>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using catalogue::Field;
using catalogue::Type;
namespace key = catalogue::key;

// Seconds for which a file URL stays valid after it was read.
static constexpr qint64 linkLife = 100LL * 60;

DetailFields::DetailFields(PageHost &host, QWidget *parent)
    : QScrollArea(parent)
    , m_host(host)
{
    setObjectName(u"fields"_s);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    // Show the keyboard focus, because the arrow keys scroll this area.
    setProperty("ring", 4);
    setAccessibleName(tr("Record fields"));
    connect(&host.account().names(), &account::RecordNames::changed, this, [this] {
        if (m_form)
            build();
    });
}

void DetailFields::show(catalogue::Resource resource, const QJsonObject &record,
                        const QDateTime &readAt, const std::optional<RecordLink> &within)
{
    if (m_resource == resource && m_record == record && m_readAt == readAt && m_within == within)
        return;
    m_within = within;
    m_resource = resource;
    m_record = record;
    m_readAt = readAt;
    build();
}

void DetailFields::build()
{
    auto *body = new QWidget;
    m_form = new QFormLayout(body);
    m_form->setContentsMargins(marginsAlong(0, 0, 8, 0));
    m_form->setVerticalSpacing(6);
    m_form->setHorizontalSpacing(14);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    if (m_within)
        addLinks(tr("Belongs to"), {*m_within});
    for (const auto &field : catalogue::fieldsOf(m_resource)) {
        const bool inAnswer = field.places.testFlag(catalogue::FieldLocation::Answer);
        if (inAnswer && !field.key.contains("[]"_L1) && field.type != Type::Object)
            addField(field);
    }
    // Workflows do not list the coupon sets that use them, so add those here.
    if (m_resource == catalogue::Resource::Workflow)
        addLinked();
    addOthers();
    addKept();
    const auto keyMember = catalogue::keyMemberOf(m_resource);
    if (const auto *field = catalogue::fieldOf(m_resource, QString(keyMember)))
        addKey(catalogue::titleOf(*field), m_record.value(keyMember).toVariant().toString());
    const int place = verticalScrollBar()->value();
    setWidget(body);
    verticalScrollBar()->setValue(place);
    // Without this, the new widgets would come after the buttons below them in the tab order.
    orderKeysAsLaidOut(*this);
}

// Summarises a list of objects by the names of its elements.
static QString listWords(catalogue::Resource resource, const Field &field,
                         const QJsonObject &record, const QDateTime &now)
{
    static constexpr std::array names{key::name, key::label, key::title, key::id};
    for (const auto name : names) {
        const auto full = QString(field.key) + u"[]."_s + QString(name);
        if (const auto *member = catalogue::fieldOf(resource, full))
            return itemmodels::displayText(*member, record, now);
    }
    return QLocale().toString(itemmodels::valueAt(record, field.key).toArray().size());
}

static QLabel *label(const QString &text, Role role)
{
    auto *made = new QLabel(text);
    made->setTextFormat(Qt::PlainText);
    setRole(made, role);
    return made;
}

// Returns a title label. Long titles wrap into two lines, so that the values keep their width.
static QLabel *titled(const QString &text, const Theme &theme)
{
    auto *made = label(text, Role::Muted);
    const int most = theme.scaled(130);
    made->setMinimumWidth(std::min(made->sizeHint().width(), most));
    made->setMaximumWidth(most);
    made->setWordWrap(true);
    return made;
}

void DetailFields::addField(const Field &field)
{
    const auto value = itemmodels::valueAt(m_record, field.key);
    const bool named = field.key == itemmodels::nameMemberOf(m_resource)
        || field.key == catalogue::keyMemberOf(m_resource);
    if (value.isUndefined() || value.isNull() || (named && field.type != Type::Choice))
        return;
    const auto now = m_host.clock().now();
    const auto title = catalogue::titleOf(field);
    if (field.key == key::usedInWorkflows)
        return addLinked();
    if (field.key.endsWith(key::couponSetId)) {
        auto &names = m_host.account().names();
        names.need(catalogue::Resource::CouponSet);
        return addLinks(title, {linkTo(catalogue::Resource::CouponSet, value.toString(), names)});
    }
    if (field.type == Type::Objects)
        return addText(title, listWords(m_resource, field, m_record, now));
    if (field.type == Type::Colour)
        return addRow(title, new ColourLine(value.toString(), m_host.theme()));
    if (field.key == key::imageUri)
        return addRow(title, new PictureLine(value.toString(), m_host.theme()));
    const auto words = itemmodels::displayText(field, m_record, now);
    if (field.key == key::status)
        return addState(title, pillOfRecord(m_record, words));
    addText(title, words, itemmodels::fullText(field, m_record));
    const bool dies = field.key == key::fileUrl || field.key == key::errorReportFileUrl;
    if (dies && m_readAt.isValid()) {
        const auto until = m_readAt.addSecs(linkLife).toLocalTime();
        auto *note = label(tr("Valid until %1. Refresh to renew it.")
                               .arg(QLocale().toString(until.time(), u"HH:mm"_s)),
                           Role::Small);
        note->setWordWrap(true);
        m_form->addRow(new QWidget, note);
    }
}

void DetailFields::addRow(const QString &title, QWidget *value)
{
    m_form->addRow(titled(title, m_host.theme()), value);
}

void DetailFields::addState(const QString &title, const Pill &pill)
{
    auto *field = new QWidget;
    auto *row = rowIn(field, 6);
    auto *sign = new IconLabel(pill.icon, pill.tone, m_host.theme(), field);
    sign->setSide(15);
    row->addWidget(sign);
    auto *text = new ElidedLabel(pill.text, field);
    text->setToolTip(pill.text);
    row->addWidget(text, 1);
    addRow(title, field);
}

void DetailFields::addText(const QString &title, const QString &text, const QString &full)
{
    if (text.isEmpty())
        return;
    auto *value = new ElidedLabel(text);
    value->setToolTip(visibleText(full.isEmpty() ? text : full));
    value->setAccessibleName(u"%1: %2"_s.arg(title, text));
    addRow(title, value);
}

void DetailFields::addLinks(const QString &title, const std::vector<RecordLink> &links)
{
    if (links.empty())
        return;
    auto *field = new QWidget;
    auto *box = columnIn(field, 2);
    for (const auto &link : links) {
        auto *button = new Button(QString(link.text).replace(u'&', u"&&"_s), m_host.theme(), field);
        button->setKind(Role::Link);
        button->setObjectName(u"link:"_s + link.place.text());
        button->setAccessibleName(tr("%1: %2, open").arg(title, link.text));
        button->setToolTip(visibleText(link.text));
        // Elide long names, because the panel is narrow and does not scroll sideways.
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        connect(button, &QPushButton::clicked, this,
                [this, place = link.place] { m_host.open(place); });
        box->addWidget(button);
    }
    addRow(title, field);
}

void DetailFields::addLinked()
{
    const auto other = linkedWith(m_resource);
    if (!other)
        return;
    auto &names = m_host.account().names();
    names.need(*other);
    addLinks(catalogue::pluralOf(*other), linksOf(m_resource, m_record, names));
}

void DetailFields::addKey(const QString &title, const QString &id)
{
    auto *field = new QWidget;
    auto *row = rowIn(field, 4);
    auto *value = new ElidedLabel(id, field);
    setRole(value, Role::Code);
    auto *copy = iconButton(Icon::Copy, tr("Copy the ID"), m_host.theme(), field);
    setSmall(copy);
    copy->setObjectName(u"copyKey"_s);
    connect(copy, &QToolButton::clicked, this, [this, id] {
        copyText(id);
        m_host.tell(tr("Copied %1.").arg(id));
    });
    row->addWidget(value, 1);
    row->addWidget(copy);
    addRow(title, field);
}

void DetailFields::addOther(const QString &key, const QJsonValue &value)
{
    const Field field{.key = "value"_L1, .title = "", .type = itemmodels::guessedType(value)};
    const QJsonObject alone{{QString(field.key), value}};
    addText(itemmodels::memberLabel(key),
            itemmodels::displayText(field, alone, m_host.clock().now()),
            itemmodels::fullText(field, alone));
}

// Adds a link to the table of a downloaded export.
void DetailFields::addKept()
{
    if (m_resource != catalogue::Resource::Export)
        return;
    const auto *kept = filedownloads::storedTableOf(m_host, m_record.value(key::id).toString());
    if (!kept)
        return;
    auto *words = new QLabel(filedownloads::wordsOf(*kept));
    words->setObjectName(u"keptTable"_s);
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    m_form->addRow(label(tr("Local data"), Role::Muted), words);
}

void DetailFields::addOthers()
{
    QSet<QString> known;
    for (const auto &field : catalogue::fieldsOf(m_resource))
        known.insert(QString(field.key).section(u'.', 0, 0).remove("[]"_L1));
    bool first = true;
    for (auto member = m_record.begin(); member != m_record.end(); ++member) {
        if (known.contains(member.key()))
            continue;
        if (first)
            m_form->addRow(label(tr("Other fields"), Role::Strong));
        first = false;
        const auto inside = member.value().toObject();
        if (inside.isEmpty())
            addOther(member.key(), member.value());
        for (auto inner = inside.begin(); inner != inside.end(); ++inner)
            addOther(member.key() + u'.' + inner.key(), inner.value());
    }
}

} // namespace storedesk::ui::lists
