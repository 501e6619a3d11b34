// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/service/service.h"

#include <memory>

namespace storedesk::gui {

// The practice service that runs inside the console, and how to reach it.
class PracticeStore final
{
public:
    // In this folder it is kept and found again; without one it is forgotten at the end.
    [[nodiscard]] static base::Result<std::unique_ptr<PracticeStore>>
    open(const base::Clock &clock, const QString &folder, int requestsPerMinute = 100);

    [[nodiscard]] QUrl url() const { return m_service->url(); }
    [[nodiscard]] QByteArray key() const { return m_service->apiKey(); }
    [[nodiscard]] const catalogue::Examples &examples() const { return m_service->examples(); }
    [[nodiscard]] const std::optional<base::Problem> &notice() const { return m_service->notice(); }
    // Lets these things go wrong, as --fault writes them, and nothing else.
    void play(const QStringList &troubles);

private:
    explicit PracticeStore(std::unique_ptr<practice::Service> service);

    std::unique_ptr<practice::Service> m_service;
};

} // namespace storedesk::gui
