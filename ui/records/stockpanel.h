// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/stocksamples.h"
#include "ui/widgets/panel.h"

class QLabel;
class QSpinBox;

namespace storedesk::ui::charts {
class StockCurve;
}

namespace storedesk::ui {
class PageHost;
class Notice;
} // namespace storedesk::ui

namespace storedesk::ui::records {

// Shows how a coupon set's stock has decreased while the program ran, when it will be empty, and
// the warning level. Hidden for other resources and for sets without a limit.
class StockPanel final : public Panel
{
    Q_OBJECT

public:
    explicit StockPanel(PageHost &host, QWidget *parent = nullptr);

    // Shows the stock of a coupon set and records a sample. An empty object hides the panel.
    void showOf(const QJsonObject &couponSet);

private:
    void build();
    void showState();
    [[nodiscard]] static QString rateText(const std::optional<storage::StockForecast> &forecast);

    PageHost &m_host;
    QString m_id;
    QDateTime m_created;
    qint64 m_quantity = 0;
    Notice *m_notice;
    QLabel *m_words;
    charts::StockCurve *m_curve;
    QSpinBox *m_warn;
};

} // namespace storedesk::ui::records
