// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "design/setup.h"
#include "ui/widgets/storeband.h"

#include <QObject>

#include <memory>

namespace storedesk::api {
class Session;
}

namespace storedesk::ui {
class Frame;
}

namespace storedesk::ui::design {

// The source of a setup: a file, or another account on this computer, which is only read. Two
// values of the page address identify it.
class SetupSource final : public QObject
{
    Q_OBJECT

public:
    // First values of the page address.
    static constexpr QLatin1StringView fileWord{"file"};
    static constexpr QLatin1StringView accountWord{"account"};

    SetupSource(Frame &frame, QStringList words, QObject *parent);
    ~SetupSource() override;

    void read();
    [[nodiscard]] const storedesk::design::Setup &setup() const { return m_setup; }
    void setSetup(const storedesk::design::Setup &setup) { m_setup = setup; }
    [[nodiscard]] StoreMark mark() const;

Q_SIGNALS:
    void ready();
    void failed(const storedesk::base::Problem &problem);

private:
    void readFile();
    void readAccount();

    Frame &m_frame;
    QStringList m_words;
    // Session of the other account.
    std::unique_ptr<api::Session> m_session;
    storedesk::design::Setup m_setup;
};

} // namespace storedesk::ui::design
