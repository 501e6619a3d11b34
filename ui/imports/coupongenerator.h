// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/couponcodes.h"

#include <QWidget>

#include <memory>

class QLabel;
class QLineEdit;
class QSpinBox;

namespace storedesk::ui {
class Button;
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// Makes codes for a coupon set by a pattern.
class CouponGenerator final : public QWidget
{
    Q_OBJECT

public:
    explicit CouponGenerator(Frame &frame, QWidget *parent = nullptr);

    void setSent(std::shared_ptr<const storedesk::imports::CodePrints> sent); // none of them again

Q_SIGNALS:
    void generated(const QByteArrayList &codes);

private:
    void generate();
    void showCapacity();
    void askToSave();
    void save(const QString &path);

    Frame &m_frame;
    QByteArrayList m_codes; // the last ones; the service hands out none of them again
    std::shared_ptr<const storedesk::imports::CodePrints> m_sent;
    QSpinBox *m_count;
    QLineEdit *m_pattern;
    QLabel *m_words;
    Button *m_make;
    Button *m_save;
};

} // namespace storedesk::ui::imports
