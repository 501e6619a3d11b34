// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QWidget>

class QPlainTextEdit;

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::details {

// Shows the raw JSON of a record for reading and copying.
class RawPane final : public QWidget
{
    Q_OBJECT

public:
    explicit RawPane(PageHost &host, QWidget *parent = nullptr);

    void setRecord(const QJsonObject &record);

private:
    QJsonObject m_record;
    // Shows the JSON. Very long text is truncated.
    QPlainTextEdit *m_text;
};

[[nodiscard]] QString jsonText(const QJsonObject &record);

} // namespace storedesk::ui::details
