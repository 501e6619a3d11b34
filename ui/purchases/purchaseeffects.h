// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/panel.h"

class QCheckBox;
class QLabel;

namespace storedesk::ui::purchases {

// Describes what happens when the purchase is sent for this buyer.
class PurchaseEffects final : public Panel
{
    Q_OBJECT

public:
    PurchaseEffects(const Theme &theme, QWidget *parent);

    [[nodiscard]] bool startsWorkflows() const;
    void setStartsWorkflows(bool starts);
    // Sets the buyer's name; empty if the buyer is unknown.
    void setBuyer(const QString &name);

Q_SIGNALS:
    void edited();

private:
    void tell();

    QCheckBox *m_starts;
    QLabel *m_effect;
    QString m_buyer;
};

} // namespace storedesk::ui::purchases
