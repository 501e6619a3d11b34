// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "events/setup.h"
#include "events/setupplan.h"
#include "ui/tables/storeband.h"

#include <QObject>

#include <memory>

namespace storedesk::api {
class Session;
}

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::setup {

// The source of a setup: a file, or another account on this computer, which is only read. Two
// values in the page address identify the source.
class SetupSource final : public QObject
{
    Q_OBJECT

public:
    // Possible first values in the page address.
    static constexpr QLatin1StringView fileWord{"file"};
    static constexpr QLatin1StringView accountWord{"account"};

    SetupSource(PageHost &host, QStringList words, QObject *parent);
    ~SetupSource() override;

    void read();
    [[nodiscard]] const storedesk::events::Setup &setup() const { return m_setup; }
    // Gives the event type of a step another alias in the loaded setup.
    void setAlias(const storedesk::events::SetupStep &step, const QString &alias);
    [[nodiscard]] StoreMark mark() const;

Q_SIGNALS:
    void ready();
    // The details are those of a failed request.
    void failed(const storedesk::base::Problem &problem, const QString &details = {});

private:
    void readFile();
    void readAccount();

    PageHost &m_host;
    QStringList m_words;
    // Session for the other account.
    std::unique_ptr<api::Session> m_session;
    storedesk::events::Setup m_setup;
};

} // namespace storedesk::ui::setup
