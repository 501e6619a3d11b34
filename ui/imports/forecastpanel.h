// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/existingrecords.h"
#include "imports/importforecast.h"
#include "ui/widgets/panel.h"

class QLabel;

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// Predicts the effect of the rows by comparing them with existing records from an export or a
// lookup. The known records are stored with the import, so that it can be undone.
class ForecastPanel final : public Panel
{
    Q_OBJECT

public:
    ForecastPanel(storedesk::imports::ImportDraft &draft, PageHost &host,
                  QWidget *parent = nullptr);

    // Expects a contacts export.
    void compareWith(const QString &path);
    // Call when an input of the forecast has changed.
    void renew();
    [[nodiscard]] bool looksUp() const { return m_known.isRunning(); }
    [[nodiscard]] bool settled() const { return !m_known.isRunning() && !m_forecast.isRunning(); }
    // The shown prediction; null if nothing was compared yet.
    [[nodiscard]] const storedesk::importcheck::Prediction *prediction() const;

Q_SIGNALS:
    void changed();

private:
    void ask();
    void compareWithNewest();
    void showNewest();
    void lookUp();
    void takeKnown();
    void showState();
    void showFigures(const storedesk::importcheck::Prediction &prediction);
    // Identifies the inputs of the forecast.
    [[nodiscard]] QString subject() const;
    [[nodiscard]] QString costWords() const;

    storedesk::imports::ImportDraft &m_draft;
    PageHost &m_host;
    storedesk::imports::ImportForecast m_forecast;
    storedesk::imports::ExistingRecords m_known;
    QString m_path;
    QString m_subject;
    storedesk::importcheck::Policy m_policy = storedesk::importcheck::Policy::LeaveExisting;
    QLabel *m_words;
    QWidget *m_figures;
    QLabel *m_undo;
    // Uses the newest stored export of all contacts.
    Button *m_newest;
    Button *m_choose;
    Button *m_lookUp;
};

} // namespace storedesk::ui::imports
