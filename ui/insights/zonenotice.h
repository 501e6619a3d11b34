// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace storedesk::insightsource {
class InsightSource;
}

namespace storedesk::ui {
class Button;
class Notice;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::insights {

// Asks for the time zone of a store whose record has none. Hidden as soon as the zone is known.
class ZoneNotice final : public QWidget
{
    Q_OBJECT

public:
    // The source and the host must outlive the notice.
    ZoneNotice(insightsource::InsightSource &source, PageHost &host, QWidget *parent = nullptr);

    // Names the zone that the answers use, and where it comes from.
    [[nodiscard]] static QString zoneText(const insightsource::InsightSource &source);

private:
    void showSource();

    insightsource::InsightSource &m_source;
    Notice *m_notice;
    Button *m_use;
};

} // namespace storedesk::ui::insights
