// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/prediction.h"
#include "imports/importdraft.h"

namespace storedesk::imports {

// Predicts the effect of a checked draft in the background.
class ImportForecast final : public QObject
{
    Q_OBJECT

public:
    explicit ImportForecast(const base::Clock &clock, QObject *parent = nullptr);

    // The path refers to a contacts export; if empty, the existing records are unknown. The draft
    // may be destroyed in the meantime.
    void start(const ImportDraft &draft, const QString &knownPath);
    void stop() { m_work.stop(); }
    [[nodiscard]] bool isRunning() const { return m_work.running(); }
    [[nodiscard]] double progress() const { return m_work.part(); }
    [[nodiscard]] const std::optional<importcheck::Prediction> &prediction() const
    {
        return m_prediction;
    }
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }

Q_SIGNALS:
    void changed();

private:
    std::optional<importcheck::Prediction> m_prediction;
    base::Problem m_problem;
    base::BackgroundTask m_work;
};

} // namespace storedesk::imports
