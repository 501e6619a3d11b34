// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "events/developerformat.h"
#include "ui/host/page.h"

#include <QPointer>

class QPlainTextEdit;
class QTabBar;

namespace storedesk::ui {
class Notice;
class PageHead;
} // namespace storedesk::ui

namespace storedesk::ui::events {

// Material for developers who send events of one type: code examples, a schema and a description.
class DeveloperPage final : public Page
{
    Q_OBJECT

public:
    DeveloperPage(PageHost &host, const PageAddress &place);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Files; }
    void refresh() override;
    [[nodiscard]] bool settled() const override { return !m_call; }
    void saveAs(const QString &path);

private:
    void build();
    void fillTabs();
    void showText();
    void copy();
    void askWhere();
    [[nodiscard]] storedesk::events::DeveloperFormat kind() const;

    PageHead *m_head;
    Notice *m_notice;
    QTabBar *m_tabs;
    QPlainTextEdit *m_text;
    QJsonObject m_type;
    QPointer<api::Call> m_call;
};

} // namespace storedesk::ui::events
