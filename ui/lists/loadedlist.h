// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "catalogue/resource.h"
#include "itemmodels/resourcefeed.h"

#include <QWidget>

namespace storedesk::ui {
class PageHost;
class StatePane;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class ListMessages;

// Rows loaded from the service, with messages around them and the age of the data. Base class of
// the record tables and the integration tree.
class LoadedList : public QWidget
{
    Q_OBJECT

public:
    LoadedList(PageHost &host, QWidget *parent);

    virtual void refresh() = 0;
    // Moves the focus to the filter.
    virtual void find() = 0;
    // Returns the arrangement and the filter in a form that can be stored.
    [[nodiscard]] virtual QJsonObject state() const = 0;
    virtual void restore(const QJsonObject &state) = 0;
    [[nodiscard]] StatePane *pane() const;
    [[nodiscard]] QString subtitle() const;

Q_SIGNALS:
    // Emitted when the user opens the selected rows.
    void opened();
    void selectionChanged();
    // Emitted when the row count, the age or the load state changes.
    void changed();
    // Emitted when state() changes.
    void stateChanged();
    void newWanted();

protected:
    bool event(QEvent *event) override;
    [[nodiscard]] virtual ListMessages &messages() const = 0;
    // Places the rows between their messages, and connects the messages.
    void placeRows(QWidget *rows);
    // Stores whether the key may read the resource, as shown by the last read.
    void noteRights(catalogue::Resource resource, itemmodels::ResourceFeed::State state,
                    const http::Error &error);
    [[nodiscard]] PageHost &host() const { return m_host; }

private:
    PageHost &m_host;
    // Updates the strings that show the age of the data.
    std::unique_ptr<base::Clock::Timer> m_age;
};

} // namespace storedesk::ui::lists
