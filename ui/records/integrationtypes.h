// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/pages.h"
#include "ui/details/fieldlines.h"

#include <QJsonArray>
#include <QPointer>
#include <QWidget>

class QLabel;

namespace storedesk::http {
struct Request;
}

namespace storedesk::ui {
class Button;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::records {

class ListTable;

// The event types of an integration, shown inside its record. Loaded when first shown, and again
// after an event type was created or deleted.
class IntegrationTypes final : public QWidget
{
    Q_OBJECT

public:
    explicit IntegrationTypes(PageHost &host, QWidget *parent = nullptr);

    void showOf(const QString &integration, const details::ReadingContext &reading);
    [[nodiscard]] bool isSettled() const { return !m_pages; }

private:
    void build();
    void read();
    void showTypes();
    void heardOf(const http::Request &request);

    PageHost &m_host;
    Button *m_new;
    // Text shown in place of the table while there is none.
    QLabel *m_words;
    ListTable *m_table;
    QString m_integration;
    details::ReadingContext m_reading;
    QPointer<api::Pages> m_pages;
    QJsonArray m_types;
};

} // namespace storedesk::ui::records
