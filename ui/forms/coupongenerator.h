// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/couponcodes.h"

#include <QWidget>

#include <memory>

class QLabel;
class QLineEdit;
class QSpinBox;

namespace storedesk::ui {
class Button;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

// Generates codes for a coupon set from a pattern.
class CouponGenerator final : public QWidget
{
    Q_OBJECT

public:
    explicit CouponGenerator(PageHost &host, QWidget *parent = nullptr);

    // Sets the codes that must not be generated again.
    void setSent(std::shared_ptr<const storedesk::importcheck::CodePrints> sent);

Q_SIGNALS:
    void generated(const QByteArrayList &codes);

private:
    void generate();
    void showCapacity();
    void askToSave();
    void save(const QString &path);

    PageHost &m_host;
    // The last generated codes. They exist only here, because the service does not return codes.
    QByteArrayList m_codes;
    std::shared_ptr<const storedesk::importcheck::CodePrints> m_sent;
    QSpinBox *m_count;
    QLineEdit *m_pattern;
    QLabel *m_words;
    Button *m_make;
    Button *m_save;
};

} // namespace storedesk::ui::forms
