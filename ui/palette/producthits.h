// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"

#include <vector>

namespace storedesk::workspace {
class Workspace;
}

namespace storedesk::ui::palette {

// Finds products that were sold, according to the exports on this computer. The exports are read
// once in another thread, and again when there are newer ones. The products are also searched there
// while the user types, because a store may have many.
class ProductHits final : public QObject
{
    Q_OBJECT

public:
    struct Product
    {
        QString id;
        QString name;
    };

    // The workspace must outlive this object.
    explicit ProductHits(workspace::Workspace &workspace, QObject *parent = nullptr);

    // Reads the exports unless they have been read.
    void need();
    // Searches for the text. A text that is too short finds nothing.
    void search(const QString &text);
    // Returns the results of the last finished search, the best matches first.
    [[nodiscard]] const std::vector<Product> &products() const { return m_found; }

Q_SIGNALS:
    void found();

private:
    void read();

    workspace::Workspace &m_workspace;
    // Whether the exports were read, or are being read.
    bool m_isNeeded = false;
    QString m_text;
    std::shared_ptr<const std::vector<Product>> m_all;
    std::vector<Product> m_found;
    base::BackgroundTask m_reading;
    base::BackgroundTask m_searching;
};

} // namespace storedesk::ui::palette
