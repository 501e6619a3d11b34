// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "local/stocksamples.h"
#include "ui/widgets/panel.h"

class QLabel;
class QSpinBox;

namespace storedesk::ui {
class Frame;
class Notice;
} // namespace storedesk::ui

namespace storedesk::ui::records {

class StockCurve;

// How the stock of a coupon set went down while the program ran, when it will be empty, and below
// how many somebody wants to be warned. Hidden for everything else, and for sets without a limit.
class StockPanel final : public Panel
{
    Q_OBJECT

public:
    explicit StockPanel(Frame &frame, QWidget *parent = nullptr);

    void showOf(const QJsonObject &couponSet); // takes a sample, too; empty: of nothing

private:
    void build();
    void showState();

    Frame &m_frame;
    QString m_id;
    qint64 m_quantity = 0;
    Notice *m_notice;
    QLabel *m_words;
    StockCurve *m_curve;
    QSpinBox *m_warn;
};

} // namespace storedesk::ui::records
