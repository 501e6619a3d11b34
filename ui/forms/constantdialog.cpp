// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/constantdialog.h"

#include "catalogue/checker.h"
#include "catalogue/key.h"
#include "imports/recordtable.h"
#include "imports/valuechange.h"
#include "jobs/rowmaker.h"
#include "ui/forms/makeeditor.h"
#include "ui/host/pagehost.h"
#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/layouts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;
using catalogue::Type;
namespace key = catalogue::key;

// Keys identify one record, and nested values belong to one row.
static bool canBeConstant(const catalogue::FieldRule &rule)
{
    const bool isKey = rule.key == key::contact::email || rule.key == key::contact::externalId
        || rule.key == key::productId || rule.primaryKey;
    return !rule.readOnly && !isKey && rule.type != Type::Object && rule.type != Type::Objects;
}

// Product and purchase fields have other names.
static bool isContactField(const QString &key)
{
    return key.startsWith(u'_');
}

ConstantDialog::ConstantDialog(PageHost &host, const catalogue::FieldSet &fields, QWidget *parent)
    : QDialog(parent)
    , m_host(host)
    , m_fields(fields)
    , m_field(new QComboBox(this))
    , m_listChange(new Button(tr("&Add or remove list values…"), host.theme(), this))
    , m_isOfContacts(std::ranges::any_of(fields.rules, isContactField, &catalogue::FieldRule::key))
{
    setObjectName(u"constantDialog"_s);
    setWindowTitle(tr("Same value for all rows"));
    std::erase_if(m_fields.rules,
                  [](const catalogue::FieldRule &rule) { return !canBeConstant(rule); });
    for (const auto &rule : m_fields.rules)
        m_field->addItem(rule.title.isEmpty() ? rule.key : rule.title, rule.key);
    build();
    connect(m_field, &QComboBox::currentIndexChanged, this, &ConstantDialog::showEditor);
    showEditor();
    resize(host.theme().scaled(440), sizeHint().height());
}

void ConstantDialog::build()
{
    m_field->setObjectName(u"constantField"_s);
    m_field->setMaxVisibleItems(16);
    auto *label = new QLabel(tr("&Field"), this);
    setRole(label, Role::Muted);
    label->setBuddy(m_field);
    auto *body = new QWidget(this);
    auto *box = new QVBoxLayout(body);
    box->setContentsMargins(18, 16, 18, 16);
    box->setSpacing(6);
    box->addWidget(label);
    box->addWidget(m_field);
    box->addSpacing(4);
    auto *value = new QWidget(body);
    m_place = columnIn(value);
    box->addWidget(value);
    m_listChange->setObjectName(u"changeLists"_s);
    m_listChange->setKind(Role::Link);
    m_listChange->setToolTip(
        tr("Keeps the other values of each contact. Their current values are taken from the "
           "offline copy, or looked up if there is none."));
    box->addWidget(m_listChange, 0, Qt::AlignLeading);
    connect(m_listChange, &Button::clicked, this, [this] {
        reject();
        Q_EMIT listChangeAsked(rule().key);
    });
    box->addStretch(1);
    auto *whole = columnIn(this);
    whole->addWidget(new StoreBand(m_host.storeMark(), m_host.theme(), this));
    whole->addWidget(body, 1);
    whole->addWidget(buildFoot());
}

QWidget *ConstantDialog::buildFoot()
{
    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    auto *cancel = new Button(tr("Cancel"), m_host.theme(), foot);
    cancel->setKeyHint(Qt::Key_Escape);
    auto *use = new Button(tr("Use this value"), m_host.theme(), foot);
    use->setObjectName(u"useConstant"_s);
    use->setKind(Role::Primary);
    use->setDefault(true);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(18, 12, 18, 12);
    row->setSpacing(8);
    row->addStretch();
    row->addWidget(cancel);
    row->addWidget(use);
    connect(cancel, &Button::clicked, this, &QDialog::reject);
    connect(use, &Button::clicked, this, &ConstantDialog::finish);
    return foot;
}

const catalogue::FieldRule &ConstantDialog::rule() const
{
    return m_fields.rules[static_cast<std::size_t>(std::max(0, m_field->currentIndex()))];
}

void ConstantDialog::showEditor()
{
    discard(m_editor);
    auto named = rule();
    named.title = tr("Value");
    m_editor = makeEditor(named, m_host.theme(), this);
    m_place->addWidget(m_editor);
    m_editor->show();
    m_listChange->setVisible(m_isOfContacts && storedesk::imports::isList(rule()));
    connect(m_editor, &FieldEditor::edited, this, [this] { m_editor->setReason({}); });
}

void ConstantDialog::change(const storedesk::records::FieldConstant &constant)
{
    m_field->setCurrentIndex(std::max(0, m_field->findData(constant.key)));
    m_field->setEnabled(false);
    m_editor->setValue(storedesk::jobs::valueOf(rule(), constant.text));
    m_editor->setFocus();
}

std::optional<storedesk::records::FieldConstant> ConstantDialog::typed() const
{
    const auto value = m_editor->value();
    if (value.isNull() || value == QString() || (value.isArray() && value.toArray().isEmpty()))
        return std::nullopt;
    return storedesk::records::FieldConstant{
        .key = rule().key, .text = QString::fromUtf8(storedesk::imports::cellOf(value, rule()))};
}

void ConstantDialog::restore(const storedesk::records::FieldConstant &typed)
{
    // The field may have got a column since.
    const int place = m_field->findData(typed.key);
    if (place < 0)
        return;
    m_field->setCurrentIndex(place);
    m_editor->restore(storedesk::jobs::valueOf(rule(), typed.text));
}

QString ConstantDialog::fault() const
{
    const auto value = m_editor->value();
    if (!typed())
        return tr("Choose a value.");
    const catalogue::Checker checker({.rules = {rule()}});
    const auto reason = checker.check(0, storedesk::imports::cellOf(value, rule()).toStdString());
    return reason == catalogue::Reason::None ? QString() : textOf(reason, rule());
}

void ConstantDialog::finish()
{
    if (const auto why = fault(); !why.isEmpty()) {
        m_editor->setReason(why);
        return m_editor->setFocus(Qt::OtherFocusReason);
    }
    const auto constant = *typed();
    accept();
    Q_EMIT chosen(constant);
}

} // namespace storedesk::ui::forms
