// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/lookups/bulklookupmodel.h"

#include <QWidget>

#include <optional>

class QButtonGroup;

namespace storedesk::ui {
class Button;
class PageHost;
class SearchField;
} // namespace storedesk::ui

namespace storedesk::ui::lookups {

// The filter for a bulk lookup: a button with a count for each state, a search field, copy and
// save.
class BulkLookupBar final : public QWidget
{
    Q_OBJECT

public:
    explicit BulkLookupBar(PageHost &host, QWidget *parent = nullptr);

    void show(const BulkLookupModel &model);
    [[nodiscard]] SearchField *field() const { return m_field; }
    // Adds a button at the end.
    void addButton(QWidget *button);

Q_SIGNALS:
    void stateChosen(std::optional<storedesk::lookups::LookupState> state);
    void textChanged(const QString &text);
    void copyWanted();
    void saveWanted();

private:
    PageHost &m_host;
    QButtonGroup *m_segments;
    SearchField *m_field;
    Button *m_copy;
    Button *m_save;
};

} // namespace storedesk::ui::lookups
