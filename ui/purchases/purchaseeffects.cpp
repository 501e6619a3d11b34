// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/purchases/purchaseeffects.h"

#include "catalogue/key.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/technicalname.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

namespace storedesk::ui::purchases {

namespace key = catalogue::key;

static QLabel *wrapped(Role role, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    setRole(label, role);
    return label;
}

PurchaseEffects::PurchaseEffects(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_starts(new QCheckBox(tr("Start &workflows triggered by purchases"), this))
    , m_effect(wrapped(Role::Small, this))
{
    box()->setContentsMargins(15, 12, 15, 12);
    box()->setSpacing(6);
    m_starts->setObjectName(key::query::triggerPurchaseEvent);
    box()->addWidget(m_starts);

    auto *code = new QLabel(key::query::triggerPurchaseEvent, this);
    code->setFont(theme.font(Theme::Text::Code));
    setRole(code, Role::Muted);
    showWithTechnicalNames(code, theme);
    auto *indented = new QVBoxLayout;
    indented->setContentsMargins(theme.scaled(24), 0, 0, 4);
    indented->setSpacing(2);
    indented->addWidget(m_effect);
    indented->addWidget(code);
    box()->addLayout(indented);

    m_starts->setChecked(true);
    connect(m_starts, &QCheckBox::toggled, this, [this] {
        tell();
        Q_EMIT edited();
    });
    tell();
}

bool PurchaseEffects::startsWorkflows() const
{
    return m_starts->isChecked();
}

void PurchaseEffects::setStartsWorkflows(bool starts)
{
    const QSignalBlocker quiet(m_starts);
    m_starts->setChecked(starts);
    tell();
}

void PurchaseEffects::setBuyer(const QString &name)
{
    m_buyer = name;
    tell();
}

void PurchaseEffects::tell()
{
    const auto buyer = m_buyer.isEmpty() ? tr("The buyer") : m_buyer;
    const auto effect = startsWorkflows()
        ? tr("%1 may get a message immediately. Untick this box for past purchases.").arg(buyer)
        : tr("No workflow starts, and %1 gets no message. Recommended for past purchases.")
              .arg(m_buyer.isEmpty() ? tr("the buyer") : m_buyer);
    m_effect->setText(effect + u' '
                      + tr("The service recalculates the buyer's statistics (purchases, last "
                           "purchase, lifetime value)."));
}

} // namespace storedesk::ui::purchases
