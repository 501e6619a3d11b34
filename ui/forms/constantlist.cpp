// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/constantlist.h"

#include "jobs/rowmaker.h"
#include "ui/forms/constantdialog.h"
#include "ui/forms/valuewords.h"
#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"

#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;
using storedesk::records::FieldConstant;

ConstantList::ConstantList(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_flow(new FlowLayout(this))
    , m_add(new Button(Icon::Plus, tr("Same &value for all rows…"), host.theme(), this))
{
    setObjectName(u"constants"_s);
    m_flow->setContentsMargins(0, 0, 0, 0);
    m_add->setObjectName(u"addConstant"_s);
    m_add->setToolTip(tr("Fills a field that has no column, such as “Source”"));
    m_add->setKind(Role::Flat);
    setSmall(m_add);
    connect(m_add, &Button::clicked, this, [this] { ask({}); });
    m_flow->addWidget(m_add);
}

void ConstantList::show(const catalogue::FieldSet &fields,
                        const std::vector<FieldConstant> &constants)
{
    if (fields.rules == m_fields.rules && constants == m_constants)
        return;
    m_fields = fields;
    m_constants = constants;
    fill();
}

void ConstantList::fill()
{
    while (auto *item = m_flow->takeAt(0)) {
        if (item->widget() != m_add)
            discard(item->widget());
        delete item;
    }
    for (const auto &constant : m_constants)
        addEntry(constant);
    m_flow->addWidget(m_add);
    // Otherwise the button would stay at its old position.
    m_flow->invalidate();
    updateGeometry();
}

void ConstantList::addEntry(const FieldConstant &constant)
{
    const auto *rule = m_fields.rule(constant.key);
    const auto title = rule && !rule->title.isEmpty() ? rule->title : constant.key;
    const auto value =
        rule ? wordsOf(*rule, storedesk::jobs::valueOf(*rule, constant.text)) : constant.text;
    auto *entry = new QWidget(this);
    auto *change = new Button(Icon::Pencil, tr("%1 = %2", "field, value").arg(title, value),
                              m_host.theme(), entry);
    change->setObjectName(u"constant:"_s + constant.key);
    change->setToolTip(tr("Change the value"));
    setSmall(change);
    auto *removal = iconButton(Icon::Close, tr("Remove %1").arg(title), m_host.theme(), entry);
    removal->setObjectName(u"removeConstant:"_s + constant.key);
    setSmall(removal);
    auto *row = rowIn(entry, 2);
    row->addWidget(change);
    row->addWidget(removal);
    connect(change, &Button::clicked, this, [this, key = constant.key] { ask(key); });
    connect(removal, &QToolButton::clicked, this, [this, key = constant.key] { remove(key); });
    m_flow->addWidget(entry);
    entry->show();
}

void ConstantList::ask(const QString &key)
{
    auto *dialog = new ConstantDialog(m_host, m_fields);
    const auto found = std::ranges::find(m_constants, key, &FieldConstant::key);
    if (found != m_constants.end())
        dialog->change(*found);
    if (const auto typed = m_typed.constFind(key); typed != m_typed.constEnd())
        dialog->restore(*typed);
    connect(dialog, &QDialog::rejected, this, [this, dialog, key] {
        if (const auto typed = dialog->typed())
            m_typed.insert(key, *typed);
    });
    connect(dialog, &QDialog::accepted, this, [this, key] { m_typed.remove(key); });
    connect(dialog, &ConstantDialog::chosen, this, &ConstantList::set);
    connect(dialog, &ConstantDialog::listChangeAsked, this, &ConstantList::listChangeAsked);
    m_host.openDialog(dialog);
}

void ConstantList::set(const FieldConstant &constant)
{
    const auto found = std::ranges::find(m_constants, constant.key, &FieldConstant::key);
    if (found == m_constants.end())
        m_constants.push_back(constant);
    else
        *found = constant;
    fill();
    Q_EMIT changed(m_constants);
}

void ConstantList::remove(const QString &key)
{
    std::erase_if(m_constants,
                  [&key](const FieldConstant &constant) { return constant.key == key; });
    m_typed.remove(key);
    m_add->setFocus();
    fill();
    Q_EMIT changed(m_constants);
}

} // namespace storedesk::ui::forms
