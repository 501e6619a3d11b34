// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lookups/lookups.h"
#include "ui/lookups/bulklookupmodel.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;

namespace storedesk::ui {
class Button;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::lookups {

// The header of a bulk lookup: title, pause and stop, and the actions for the records found.
class BulkLookupHeader final : public QWidget
{
    Q_OBJECT

public:
    BulkLookupHeader(catalogue::Resource resource, PageHost &host, QWidget *parent = nullptr);

    void show(const BulkLookupModel &model, const storedesk::lookups::Lookups &queue,
              const QString &subtitle, bool fromLastTime);
    [[nodiscard]] QList<QAction *> actions() const;
    // Returns null for automatic detection.
    [[nodiscard]] const catalogue::LookupKey *lookupKey() const;
    void setLookupKey(const catalogue::LookupKey *lookupKey);

Q_SIGNALS:
    void lookupKeyChosen();
    void pauseWanted();
    void continueRequested();
    void stopWanted();
    void clearWanted();
    void retryWanted();
    void saveWanted();
    void pinWanted();
    void jobWanted();
    void showJobWanted();
    void deleteWanted();

private:
    void build();
    void buildMenu();

    catalogue::Resource m_resource;
    PageHost &m_host;
    QLabel *m_title;
    QLabel *m_subtitle;
    QComboBox *m_lookupKeys;
    Button *m_retry;
    Button *m_pause;
    Button *m_stop;
    Button *m_clear;
    Button *m_use;
    QAction *m_save = nullptr;
    QAction *m_pin = nullptr;
    QAction *m_job = nullptr;
    QAction *m_showJob = nullptr;
    QAction *m_delete = nullptr;
    bool m_running = false;
};

// Returns a title, for example "Look up 500 contacts".
[[nodiscard]] QString manyTitle(catalogue::Resource resource, int count);

} // namespace storedesk::ui::lookups
